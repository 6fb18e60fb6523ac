import type { FlowContext } from '../../machines/kit/context.ts';
import { inLanguage, present } from '../../machines/kit/problem.ts';
import { useLocale, useT } from '../i18n/index.ts';
import { Banner } from '../ui/index.ts';

/** Where the thing that a flow is about stands now, in the server's words: one line a kind of thing. */
const statusOf = ({ responses }: FlowContext): string | undefined =>
  (responses.claim ?? responses.getCascoLifeClaim ?? responses.getCommodityClaim ?? responses.getInsuranceClaim)?.status
    .name;

/**
 * What the user asked for was refused because the status had changed, or a look at the server has led away: said above
 * whatever screen that led to.
 */
export function Told({ context }: { context: Readonly<FlowContext> }) {
  const t = useT();
  const locale = useLocale();
  const { changed } = context;
  if (changed === null) return null;
  const status = statusOf(context);
  return (
    <Banner tone="warning" live>
      <p>
        <strong>{t('flow.changed')}</strong>
      </p>
      {changed.status && <p>{present(inLanguage(changed, locale), t).text}</p>}
      {status && <p>{t('flow.changedNow', { status })}</p>}
      <p>
        {changed.status && t('flow.refused')} {t('flow.changedDo')}
      </p>
    </Banner>
  );
}
