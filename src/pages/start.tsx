import { css } from '@styled/css';
import { card } from '@styled/recipes';
import { useT } from '../i18n/index.ts';
import { Link, LinkButton, Page } from '../ui/index.ts';
import type { ScreenProps } from '../blocks/props.ts';
import { TermsFirst } from './start/terms-first.tsx';

/** Elsewhere it comes when it is asked for: from here, for a part between the two would lengthen the first page. */
export { TermsFirst };

/** A question, and the way. */
const other = `${card()} ${css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between', gap: '12' })}`;

/** Where a guest begins: what a month of a loan would cost and the way into the claim; the way to insurance; who is known signs in; what follows. */
export default function Start({ screen, ask, draft, facts, fill }: ScreenProps<'start'>) {
  const t = useT();
  return (
    <Page
      screen={screen}
      title={t('start.title')}
      lead={
        <>
          {/* Half of what there is: not below the other half, nor in its way. */}
          {t('start.lead')} <Link to="insurance-begin">{t('start.insurance')}</Link>
        </>
      }
    >
      <TermsFirst
        ask={ask}
        draft={draft}
        facts={facts}
        fill={fill}
        below={
          <div className={other}>
            {t('start.known')}
            <LinkButton to="login" tone="secondary">
              {t('nav.login')}
            </LinkButton>
          </div>
        }
      />
    </Page>
  );
}
