import { stack } from '@styled/patterns';
import type { Integration } from '../../../../openapi/index.ts';
import { wantsFields, wantsStatement } from '../../../blocks/banks/answer-kinds.ts';
import { useT } from '../../../i18n/index.ts';

/** What a bank waits for. The client alone adds it: a link leads nobody in who has shown who they are. */
export function Asks({ answer }: { answer: Integration }) {
  const t = useT();
  return (
    <div className={stack({ gap: '4' })}>
      {wantsStatement(answer) && <p>{t('dealer.answers.statement')}</p>}
      {wantsFields(answer) && <p>{t('dealer.answers.fields')}</p>}
    </div>
  );
}
