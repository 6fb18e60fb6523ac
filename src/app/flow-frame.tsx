import { type ReactNode, useMemo } from 'react';
import type { FlowContext } from '../../machines/kit/context.ts';
import type { Line } from '../../machines/kit/line.ts';
import { inLanguage, present } from '../../machines/kit/problem.ts';
import type { Product } from '../../machines/kit/product.ts';
import { StepLine } from '../blocks/step-line.tsx';
import { useLocale, useT } from '../i18n/index.ts';
import { AboveContext, Banner } from '../ui/index.ts';

interface Of {
  readonly context: Readonly<FlowContext>;
  readonly subject: Product['subject'];
}

/**
 * What the user asked for was refused because the status had changed, or a look at the server has led away: said above
 * whatever screen that led to, and where it stands now, in the server's words.
 */
function ChangeNotice({ context, subject }: Of) {
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

/** Around every screen of a flow: what has changed, and the line of milestones above the heading of a step. */
export function FlowFrame({
  line,
  children,
  ...of
}: Of & { readonly line: Line | null; readonly children: ReactNode }) {
  const above = useMemo(
    () => (back: ReactNode) => (line === null ? back : <StepLine line={line} back={back} />),
    [line],
  );
  return (
    <>
      <ChangeNotice {...of} />
      <AboveContext value={above}>{children}</AboveContext>
    </>
  );
}
