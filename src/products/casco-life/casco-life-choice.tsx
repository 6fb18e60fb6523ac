import { useCallback, useState } from 'react';
import { asksCasco, asksLife, isDecided } from '../../../machines/products/casco-life/conditions.ts';
import { CascoForm } from './blocks/casco-form.tsx';
import { ChoiceBar } from './blocks/choice-bar.tsx';
import { InsuredFacts } from './blocks/facts.tsx';
import { InsuranceCard, NotNeeded } from './blocks/insurance-card.tsx';
import { LifeForm } from './blocks/life-form.tsx';
import { type Deciding, UNDECIDED } from './blocks/deciding.ts';
import { besideLife, cascoMoreIfDeclined, isDeclined, paymentOf, type Picks } from './blocks/payment.ts';
import { renewWords } from './blocks/words.ts';
import { PaymentBar, SoFar } from './blocks/so-far.tsx';
import { Columns } from '../../blocks/columns.tsx';
import { Back } from '../../blocks/claim/back.tsx';
import { dmy, isoDayKz } from '../../i18n/format.ts';
import { useT } from '../../i18n/index.ts';
import { Page, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../../blocks/props.ts';

/** Casco and life beside a credit: two decisions, the car and the client as the insurer will write them, and the sum. */
export default function CascoLifeChoice(props: ScreenProps<'casco-life-choice'>) {
  const { screen, context, send, busy } = props;
  const t = useT();
  const { getCascoLifeClaim: claim, getCascoConditions, getLifeConditions } = context.responses;
  const [picks, setPicks] = useState<Picks>({ casco: UNDECIDED, life: UNDECIDED });
  const pickCasco = useCallback((casco: Deciding) => setPicks((all) => ({ ...all, casco })), []);
  const pickLife = useCallback((life: Deciding) => setPicks((all) => ({ ...all, life })), []);
  const life = asksLife(context) ? getLifeConditions : undefined;
  const sold = asksCasco(context) ? getCascoConditions : undefined;
  const casco = besideLife(sold, isDeclined(life, picks));
  const isChecking = casco?.ownPolicy?.state === 'checking';
  // The main button is that of the first decision which is not made; then the one that goes on.
  const first = casco && !isDecided(casco) && !isChecking ? 'casco' : life && !isDecided(life) ? 'life' : null;
  const back = <Back onBack={() => send({ type: 'BACK' })} busy={busy} label={t('cl.toList')} />;
  if (claim === undefined)
    return (
      <Page screen={screen} title={t('cl.choice.title')} above={back}>
        <Skeleton />
      </Page>
    );
  const cascoMore = cascoMoreIfDeclined(sold, picks.casco, claim.loan);
  const payment = paymentOf({ claim, casco, life }, picks, t);
  return (
    <Page
      screen={screen}
      title={t('cl.choice.title')}
      lead={
        claim.decideUntil
          ? t('cl.choice.leadUntil', { bank: claim.bank.name, date: dmy(isoDayKz(Date.parse(claim.decideUntil))) })
          : t('cl.choice.lead', { bank: claim.bank.name })
      }
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
                note={[t('cl.cascoNote'), renewWords(casco, claim.loan, t)].filter(Boolean).join(' ')}
                opens="CHOOSE_CASCO"
                conditions={casco}
                loan={claim.loan}
                busy={busy}
              >
                <CascoForm
                  {...props}
                  conditions={casco}
                  loan={claim.loan}
                  isFirst={first === 'casco'}
                  deciding={picks.casco}
                  onDeciding={pickCasco}
                />
              </InsuranceCard>
            ) : (
              <NotNeeded title={t('cl.casco')} />
            )}
            {life ? (
              <InsuranceCard
                title={t('cl.life')}
                step={casco ? 2 : null}
                waits={first === 'casco'}
                note={t('cl.lifeNote')}
                opens="CHOOSE_LIFE"
                conditions={life}
                loan={claim.loan}
                cascoMore={cascoMore}
                busy={busy}
              >
                <LifeForm
                  {...props}
                  conditions={life}
                  loan={claim.loan}
                  cascoMore={cascoMore}
                  isFirst={first === 'life'}
                  deciding={picks.life}
                  onDeciding={pickLife}
                />
              </InsuranceCard>
            ) : (
              <NotNeeded title={t('cl.life')} />
            )}
          </>
        }
        aside={
          <>
            <SoFar payment={payment}>
              <ChoiceBar
                claim={claim}
                casco={casco}
                life={life}
                busy={busy}
                onComplete={() => send({ type: 'COMPLETE' })}
              />
            </SoFar>
            <InsuredFacts claim={claim} life={life} />
          </>
        }
      />
      {payment.live && <PaymentBar payment={payment} />}
    </Page>
  );
}
