import { css } from '@styled/css';
import { arranged } from '@styled/recipes';
import type { Integration } from '../../../../../openapi/index.ts';
import { useT } from '../../../../i18n/index.ts';
import { Button } from '../../../../ui/index.ts';
import { isAsking, isAwaited, wantsFields, wantsStatement } from '../../../../blocks/banks/answer-kinds.ts';
import { bankList, BankRow } from '../../../../blocks/banks/bank-row.tsx';
import { CoolingOff } from './cooling-off.tsx';

interface Props {
  answers: readonly Integration[];
  onStatement: () => void;
  onInfo: () => void;
}

/** Banks that still think, that ask for something, or that wait by law. */
export function PendingList({ answers, onStatement, onInfo }: Props) {
  const t = useT();
  const asks = arranged({ as: 'asks' });
  return (
    <ul className={bankList}>
      {answers.map((answer) => (
        <BankRow key={answer.id} answer={answer}>
          {isAwaited(answer) && answer.subStatus !== 'cooling_off' && (
            <p className={css({ textStyle: 'body.sm', color: 'fg.muted' })}>{t('b.stillThinks')}</p>
          )}
          {answer.coolingOff && <CoolingOff bank={answer.bank.name} pause={answer.coolingOff} />}
          {isAsking(answer) && <p>{t('b.asksFor', { bank: answer.bank.name })}</p>}
          {wantsStatement(answer) && (
            <div className={asks}>
              <p className={css({ textStyle: 'body.strong' })}>{t('b.asksStatement')}</p>
              <Button full tone="secondary" event="ADD_STATEMENT" onClick={onStatement}>
                {t('b.addStatement')}
              </Button>
            </div>
          )}
          {wantsFields(answer) && (
            <div className={asks}>
              <p className={css({ textStyle: 'body.strong' })}>{t('b.asksFields')}</p>
              <Button full tone="secondary" event="ADD_INFO" onClick={onInfo}>
                {t('b.addInfo')}
              </Button>
            </div>
          )}
        </BankRow>
      ))}
    </ul>
  );
}
