import type { FlowContext } from '../../machines/kit/context.ts';
import { inLanguage, present } from '../../machines/kit/problem.ts';
import type { Product } from '../../machines/kit/product.ts';
import { useLocale, useT } from '../i18n/index.ts';
import { Banner } from '../ui/index.ts';

/**
 * What the user asked for was refused because the status had changed, or a look at the server has led away: said above
 * whatever screen that led to, and where it stands now, in the server's words.
 */
export function ChangeNotice({ context, subject }: { context: Readonly<FlowContext>; subject: Product['subject'] }) {
  const t = useT();
  const locale = useLocale();
  const { changed } = context;
  if (changed === null) return null;
  const status = subject && context.responses[subject]?.status.name;
  return (
    <Banner tone="warning" live>
      <p>
        <strong>{t('flow.changed')}</strong>
      </p>
      {changed.status && <p>{present(inLanguage(changed, locale), t).words}</p>}
      {status && <p>{t('flow.changedNow', { status })}</p>}
      <p>
        {changed.status && t('flow.refused')} {t('flow.changedDo')}
      </p>
    </Banner>
  );
}
