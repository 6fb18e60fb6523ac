import { parseMessage } from '../../../schemas/kit.ts';
import { isTextId, type Translate } from '../../i18n/index.ts';

/** An error as data, so that it follows the language: a schema's message (an id with its values) or a partner's words. */
export interface FieldMessage {
  readonly text: string;
  /** The server's refusal: it stays until its field changes. A schema's goes as soon as the schema is content. */
  readonly server?: boolean;
}

/** The words of a message in the language on show; words that are no id are shown as sent. */
export function sayMessage(t: Translate, message: FieldMessage): string {
  const { id, values } = parseMessage(message.text);
  return isTextId(id) ? t(id, values && { ...values }) : message.text;
}
