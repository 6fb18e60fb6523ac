import type { Claim } from '../../../openapi/index.ts';
import { useT } from '../../i18n/index.ts';
import type { ScreenProps } from '../props.ts';
import { ErrorBlock, Skeleton } from '../../ui/index.ts';
import { DocumentButton, LINK_LIVES_MS } from '../document-button.tsx';
import { CardSection } from './card-section.tsx';

/** What a page gives so that papers of its claim can be opened. */
export type Papers = Pick<ScreenProps<'claim-detail'>, 'useRead' | 'host' | 'documentAt'>;

/** The data stand confirmed: there is a form. Changing them takes it back until they are confirmed again. */
export const hasForm = ({ timeline }: Pick<Claim, 'timeline'>): boolean =>
  timeline.findLast(({ alias }) => alias === 'data_confirmation' || alias === 'data_confirmed')?.alias ===
  'data_confirmed';

/** The application form of a claim, as a PDF. */
export function FormSection({ claim, papers }: { claim: Claim; papers: Papers }) {
  const t = useT();
  return hasForm(claim) ? (
    <CardSection title={t('detail.documents')}>
      <FormButton key={claim.id} id={claim.id} {...papers} />
    </CardSection>
  ) : null;
}

function FormButton({ id, useRead, host, documentAt }: Papers & { id: string }) {
  const t = useT();
  const { data, error, retry } = useRead('applicationForm', { variables: { id } }, { every: LINK_LIVES_MS });
  if (error !== null) return <ErrorBlock title={t('detail.form')} text={error} onRetry={retry} />;
  if (data === undefined) return <Skeleton lines={1} />;
  return (
    <DocumentButton address={documentAt('claim', data.url)} title={t('detail.form')} host={host}>
      {t('detail.openForm')}
    </DocumentButton>
  );
}
