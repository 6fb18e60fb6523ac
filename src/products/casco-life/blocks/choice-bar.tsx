import { useState } from 'react';
import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { isDecided } from '../../../../machines/products/casco-life/conditions.ts';
import type { CascoLifeClaim, CascoLifeConditions } from '../../../../openapi/index.ts';
import { money } from '../../../i18n/format.ts';
import { useT } from '../../../i18n/index.ts';
import { Banner, Button } from '../../../ui/index.ts';
import { decisionId } from './insurance-card.tsx';
import { pocketWords } from './words.ts';

const total = css({
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: '8',
  justifyContent: 'space-between',
  alignItems: 'baseline',
});
const small = css({ textStyle: 'body.sm' });

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
    ...(casco && !isDecided(casco) && !isChecking ? [casco.kind] : []),
    ...(life && !isDecided(life) ? [life.kind] : []),
  ];
  const [first] = left;
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
        if (first) document.getElementById(decisionId(first))?.querySelector('input')?.focus();
      }}
    >
      {first ? t(`cl.toDecide.${first}`) : t('cl.complete')}
    </Button>
  );
  // Each decision is saved by its own button; this one competes with none, and says what is missing.
  if (isMissing)
    return (
      <div className={stack({ gap: '4' })}>
        {isChecking && !pressed && <p className={small}>{t('cl.missingChecking')}</p>}
        {pressed && (
          <Banner tone="error" live>
            {left.length > 0 && <p>{t('cl.left', { what: left.map((kind) => t(`cl.${kind}`)).join(' · ') })}</p>}
            {isChecking && <p>{t('cl.missingChecking')}</p>}
          </Banner>
        )}
        {go}
      </div>
    );
  return (
    <div className={stack({ gap: '16', pt: '8' })}>
      {sum !== null && (
        <p className={total}>
          <span className={small}>
            {t('cl.bar.total')}
            {pocket !== null && `, ${pocket}`}
          </span>
          <span className={css({ textStyle: 'body.strong' })}>{money(sum)}</span>
        </p>
      )}
      {go}
    </div>
  );
}
