import { Back } from '../../blocks/claim/back.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { ClaimHead, ClaimTerms } from '../../blocks/claim/summary.tsx';
import { isClient } from '../../blocks/claim/status.ts';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, Card, Page } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** The banks have it on their table, or it is being signed: the terms are only to be read. */
export default function ApplyClosed({ screen, send, busy, context, profile }: ScreenProps<'apply-closed'>) {
  const t = useT();
  const { claim } = context.responses;
  const back = () => send({ type: 'BACK' });
  return (
    <Page
      screen={screen}
      title={t('apply.closed.title')}
      above={<Back onBack={back} busy={busy} label={t('apply.toClaim')} />}
    >
      <Columns
        parts="half"
        main={
          claim && (
            <Card>
              <ClaimHead claim={claim} own={isClient(profile)} />
              <ClaimTerms claim={claim} />
            </Card>
          )
        }
        aside={
          <>
            <Banner>
              <p>{t('apply.closed.text')}</p>
            </Banner>
            <Button full event="BACK" busy={busy} onClick={back}>
              {t('apply.toClaim')}
            </Button>
          </>
        }
      />
    </Page>
  );
}
