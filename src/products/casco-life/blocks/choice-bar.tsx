import { useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { chosen } from '@styled/recipes';
import { isDecided } from '../../../../machines/products/casco-life/conditions.ts';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { money, months } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Banner, Button } from '../../../ui/index.ts';
import { declineCost, pocketWords } from './words.ts';

// On a phone both stand in one line, each with a short name: the bar covers the page that is read.
const totals = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '16',
  rowGap: '4',
  justifyContent: 'space-between',
  desktop: { flexDirection: 'column' },
});
const total = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '8',
  justifyContent: 'space-between',
  alignItems: 'baseline',
});
const small = css({ textStyle: 'body.sm' });
const wide = css({ desktopDown: { display: 'none' } });

interface Props {
  claim: CascoLifeClaim;
  casco: CascoLifeConditions | undefined;
  life: CascoLifeConditions | undefined;
  busy: boolean;
  onComplete: () => void;
}

/** What the decisions come to, and the button that goes on; before they are made, what is missing. */
export function ChoiceBar({ claim, casco, life, busy, onComplete }: Props) {
  const t = useT();
  const [pressed, setPressed] = useState(false);
  const isChecking = casco?.ownPolicy?.state === 'checking';
  const bought = [casco, life].filter((one) => one?.chosen?.decision === 'insure');
  const isMissing = Boolean((casco && !isDecided(casco)) || (life && !isDecided(life)));
  const left = [
    ...(casco && !isDecided(casco) && !isChecking ? [t('cl.casco')] : []),
    ...(life && !isDecided(life) ? [t('cl.life')] : []),
  ];
  // What is refused has its price, too.
  const declined = life?.chosen?.decision === 'decline' && isDecided(life) ? life : null;
  const dearer = declined && declineCost(declined, claim.loan);
  // Of what stands chosen above, at the prices that stand there.
  const sum = bought.length > 0 && bought.every((one) => one && isDecided(one)) ? claim.premiumTotal : null;
  const pocket = pocketWords(claim, t);
  const go = (
    <Button
      full
      tone={isMissing ? 'quiet' : 'primary'}
      busy={busy}
      event="COMPLETE"
      onClick={() => {
        setPressed(true);
        onComplete();
      }}
    >
      {t('cl.complete')}
    </Button>
  );
  // Each decision is saved by its own button; this one competes with none, and says what is missing.
  if (isMissing)
    return (
      <div className={stack({ gap: '4' })}>
        {isChecking && !pressed && <p className={small}>{t('cl.missingChecking')}</p>}
        {pressed && (
          <Banner tone="error" live>
            {left.length > 0 && <p>{t('cl.left', { what: left.join(' · ') })}</p>}
            {isChecking && <p>{t('cl.missingChecking')}</p>}
          </Banner>
        )}
        {go}
      </div>
    );
  return (
    <div data-foot className={chosen().bar}>
      {(sum !== null || dearer) && (
        <div className={totals}>
          {sum !== null && (
            <p className={total}>
              <span className={small}>
                {t('cl.bar.total')}
                {pocket !== null && <span className={wide}>, {pocket}</span>}
              </span>
              <span className={css({ textStyle: 'body.strong', desktop: { textStyle: 'amount.lg' } })}>
                {money(sum)}
              </span>
            </p>
          )}
          {dearer && (
            <p className={total}>
              <span className={small}>
                {t('cl.bar.dearer')} <span className={wide}>{t('cl.bar.term', { term: months(dearer.term, t) })}</span>
              </span>
              <span className={css({ textStyle: 'body.strong', color: 'pending.fg' })}>+{money(dearer.sum)}</span>
            </p>
          )}
        </div>
      )}
      {go}
    </div>
  );
}
