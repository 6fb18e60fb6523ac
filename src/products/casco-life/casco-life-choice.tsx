import { useState } from 'react';
import { css, cx } from '@styled/css';
import { arranged, chosen } from '@styled/recipes';
import { asksCasco, asksLife, isDecided } from '../../../machines/products/casco-life/conditions.ts';
import { CascoForm } from './blocks/casco-form.tsx';
import { InsuredFacts } from './blocks/facts.tsx';
import { InsuranceCard, NotNeeded } from './blocks/insurance-card.tsx';
import { LifeForm } from './blocks/life-form.tsx';
import { declineCost, pocketWords } from './blocks/words.ts';
import { Columns } from '../../blocks/columns.tsx';
import { Back } from '../../blocks/claim/back.tsx';
import { money, months } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Banner, Button, Page, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

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
const wide = css({ desktopDown: { display: 'none' } });

/** Casco and life beside a credit: two decisions, the car and the client as the insurer will write them, and the sum. */
export default function CascoLifeChoice(props: ScreenProps<'casco-life-choice'>) {
  const { screen, context, send, busy, draft } = props;
  const t = useT();
  const [pressed, setPressed] = useState(false);
  // What was begun stands there as it was left.
  const [isLifeBegun] = useState(() => draft('CHOOSE_LIFE').load() !== null);
  const { getCascoLifeClaim: claim, getCascoConditions, getLifeConditions } = context.responses;
  const casco = asksCasco(context) ? getCascoConditions : undefined;
  const life = asksLife(context) ? getLifeConditions : undefined;
  const isChecking = casco?.ownPolicy?.state === 'checking';
  const bought = [casco, life].filter((one) => one?.chosen?.decision === 'insure');
  const isMissing = Boolean((casco && !isDecided(casco)) || (life && !isDecided(life)));
  const left = [
    ...(casco && !isDecided(casco) && !isChecking ? [t('cl.casco')] : []),
    ...(life && !isDecided(life) ? [t('cl.life')] : []),
  ];
  // What is refused has its price, too.
  const declined = life?.chosen?.decision === 'decline' && isDecided(life) ? life : null;
  const dearer = declined && claim ? declineCost(declined, claim.loan) : null;
  // Of what stands chosen above, at the prices that stand there.
  const sum = bought.length > 0 && bought.every((one) => one && isDecided(one)) ? (claim?.premiumTotal ?? null) : null;
  const pocket = claim ? pocketWords(claim, t) : null;
  // The main button is that of the first decision which is not made; then the one that goes on.
  const first = casco && !isDecided(casco) && !isChecking ? 'casco' : life && !isDecided(life) ? 'life' : null;
  // Said calmly until the button is pressed all the same.
  const toDecide = isMissing && (
    <>
      {left.length > 0 && <p>{t('cl.left', { what: left.join(' · ') })}</p>}
      {isChecking && <p>{t('cl.missingChecking')}</p>}
    </>
  );
  const back = <Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('cl.toList')} />;
  if (claim === undefined)
    return (
      <Page screen={screen} title={t('cl.choice.title')} above={back}>
        <Skeleton />
      </Page>
    );
  return (
    <Page
      screen={screen}
      title={t('cl.choice.title')}
      lead={t('cl.choice.lead', { bank: claim.bank.name })}
      above={back}
    >
      <Columns
        parts="half"
        main={
          <>
            {casco ? (
              <InsuranceCard
                title={t('cl.casco')}
                step={life ? 1 : null}
                note={t('cl.cascoNote')}
                opens="CHOOSE_CASCO"
                conditions={casco}
                loan={claim.loan}
                busy={busy}
              >
                <CascoForm {...props} conditions={casco} isFirst={first === 'casco'} />
              </InsuranceCard>
            ) : (
              <NotNeeded title={t('cl.casco')} />
            )}
            {life ? (
              <InsuranceCard
                title={t('cl.life')}
                step={casco ? 2 : null}
                waits={first === 'casco'}
                begun={isLifeBegun}
                note={t('cl.lifeNote')}
                opens="CHOOSE_LIFE"
                conditions={life}
                loan={claim.loan}
                busy={busy}
              >
                <LifeForm {...props} conditions={life} loan={claim.loan} isFirst={first === 'life'} />
              </InsuranceCard>
            ) : (
              <NotNeeded title={t('cl.life')} />
            )}
          </>
        }
        aside={
          <>
            <div data-foot className={cx(chosen().bar, isMissing && arranged({ as: 'still' }))}>
              {toDecide &&
                (pressed ? (
                  <Banner tone="error" live>
                    {toDecide}
                  </Banner>
                ) : (
                  <div className={css({ textStyle: 'body.sm' })}>{toDecide}</div>
                ))}
              {(sum !== null || dearer) && (
                <div className={totals}>
                  {sum !== null && (
                    <p className={total}>
                      <span className={css({ textStyle: 'body.sm' })}>
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
                      <span className={css({ textStyle: 'body.sm' })}>
                        {t('cl.bar.dearer')}{' '}
                        <span className={wide}>{t('cl.bar.term', { term: months(dearer.term, t) })}</span>
                      </span>
                      <span className={css({ textStyle: 'body.strong', color: 'pending.fg' })}>
                        +{money(dearer.sum)}
                      </span>
                    </p>
                  )}
                </div>
              )}
              {/* Each decision is saved by its own button; this one goes on, and says what is missing: until then it competes with none. */}
              <Button
                full
                tone={isMissing ? 'secondary' : 'primary'}
                busy={busy}
                event="COMPLETE"
                onClick={() => {
                  setPressed(true);
                  send({ type: 'COMPLETE' });
                }}
              >
                {t('cl.complete')}
              </Button>
            </div>
            <InsuredFacts claim={claim} life={life} />
          </>
        }
      />
    </Page>
  );
}
