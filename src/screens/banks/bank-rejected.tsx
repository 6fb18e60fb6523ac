import { css } from '@styled/css';
import { stack } from '@styled/patterns';
import { bankList, BankRow } from '../../blocks/banks/bank-row.tsx';
import { RejectionAdvice } from '../../blocks/banks/rejection-advice.tsx';
import { useT } from '../../i18n/index.ts';
import { Button, Page, Skeleton } from '../../ui/index.ts';
import type { ScreenProps } from '../props.ts';

/** All banks refused: why, what would change it, and a new application that starts with everything already said. */
export default function BankRejected({ screen, context, send }: ScreenProps<'bank-rejected'>) {
  const t = useT();
  const answers = context.responses.listIntegrations;
  // Told once above the list when it holds for every bank.
  const isFinal = answers?.every(({ rejection }) => rejection?.fixable !== true) === true;
  return (
    <Page screen={screen} title={t('b.allRejected')} lead={t(isFinal ? 'b.allRejectedFinal' : 'b.allRejectedLead')}>
      {answers === undefined ? (
        <Skeleton lines={4} />
      ) : (
        <ul className={bankList}>
          {answers.map((answer) => (
            <BankRow key={answer.id} answer={answer}>
              {answer.rejection && (
                <div className={stack({ gap: '8' })}>
                  <p className={css({ textStyle: 'body.strong' })}>{answer.rejection.text}</p>
                  {!isFinal && <RejectionAdvice rejection={answer.rejection} />}
                </div>
              )}
            </BankRow>
          ))}
        </ul>
      )}
      <div className={stack({ gap: '12' })}>
        <Button full tone={isFinal ? 'secondary' : 'primary'} event="REPEAT" onClick={() => send({ type: 'REPEAT' })}>
          {t('b.repeatTerms')}
        </Button>
        <Button full tone="quiet" event="BACK" onClick={() => send({ type: 'BACK' })}>
          {t('b.toClaim')}
        </Button>
      </div>
    </Page>
  );
}
