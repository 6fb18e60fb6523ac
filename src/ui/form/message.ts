import type { BaseIssue } from 'valibot';
import type { TextId } from '../../../locales/ids.ts';
import { isTextId, type TextValues, type Translate } from '../../i18n/index.ts';

/** An error as data, so that it follows the language: an id of ours with its values, or a partner's words. */
export interface FieldMessage {
  readonly text: string;
  readonly values?: TextValues;
  /** The server's refusal: it stays until its field changes. A schema's goes as soon as the schema is content. */
  readonly server?: boolean;
}

/** What a schema says about an issue: its message is a text id. */
export function messageOf(issue: BaseIssue<unknown>): FieldMessage {
  return { text: issue.message };
}

/** The words of a message in the language on show; words that are no id are shown as sent. */
export function sayMessage(t: Translate, message: FieldMessage): string {
  return isTextId(message.text) ? t(message.text satisfies TextId, message.values) : message.text;
}
