import { anyRuleText, ruleTexts } from '../data/core.ts';
import type { DetailItem } from './refusal.ts';

/** Names of fields look so; whatever else stands where a name should is a value, and might be anybody's number. */
const isName = (part: string | number): boolean =>
  typeof part === 'number' ? part < 1_000_000 : /^[A-Za-z_][\w-]{0,63}$/.test(part);

/**
 * What is wrong with one value, in the words of the rule that it broke. Nothing that was sent is said again.
 * @param at where it stands; a part that is no name is left out
 * @param rule the rule's keyword, as in JSON Schema
 * @param limit of a rule that has one
 */
export function ruleItem(at: readonly (string | number)[], rule: string, limit?: string | number): DetailItem {
  const words = ruleTexts[rule];
  return { loc: at.filter(isName), msg: words ? words(String(limit ?? '')) : anyRuleText, type: rule };
}
