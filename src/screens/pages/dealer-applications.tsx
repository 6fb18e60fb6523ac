import { ClaimBoard } from '../../blocks/board/claim-board.tsx';
import { useT } from '../../i18n/index.ts';
import { Page } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

export default function DealerApplications({ screen, useRead, ask, place }: ScreenProps<'dealer-applications'>) {
  const t = useT();
  return (
    <Page screen={screen} title={t('home.clients')}>
      <ClaimBoard useRead={useRead} ask={ask} place={place} />
    </Page>
  );
}
