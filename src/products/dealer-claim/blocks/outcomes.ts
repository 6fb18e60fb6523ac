import type { Integration } from '../../../../openapi/index.ts';
import { isApproved, isAsking, isRejected } from '../../../blocks/banks/answer-kinds.ts';
import type { Translate } from '../../../i18n/index.ts';

const KINDS = ['approved', 'rejected', 'asks', 'thinks'] as const;

const kindOf = (answer: Integration): (typeof KINDS)[number] =>
  isApproved(answer) ? 'approved' : isRejected(answer) ? 'rejected' : isAsking(answer) ? 'asks' : 'thinks';

/** How the banks have answered, each outcome with its number: "1 одобрение, 2 отказа, 1 ждёт клиента". */
export const outcomes = (answers: readonly Integration[], t: Translate): string =>
  KINDS.map((kind) => [kind, answers.filter((answer) => kindOf(answer) === kind).length] as const)
    .filter(([, n]) => n > 0)
    .map(([kind, n]) => t(`dealer.count.${kind}`, { n }))
    .join(', ');
