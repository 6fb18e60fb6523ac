import type { Ref } from '../../../../../openapi/index.ts';
import type { TextId } from '../../../../../locales/ids.ts';
import type { Translate } from '../../../../i18n/runtime.ts';

type Sexes = Readonly<Record<'male' | 'female', TextId>>;

const WORDS: Readonly<Record<string, Sexes>> = {
  married: { male: 'marital.married.male', female: 'marital.married.female' },
  divorced: { male: 'marital.divorced.male', female: 'marital.divorced.female' },
  not_married: { male: 'marital.single.male', female: 'marital.single.female' },
  widow: { male: 'marital.widow.male', female: 'marital.widow.female' },
};

/** A family status in the words for a man or a woman; where neither is known, or no such words are, as the list names it. */
export const maritalName = (
  { alias, name }: Pick<Ref, 'alias' | 'name'>,
  gender: Pick<Ref, 'alias'> | null | undefined,
  t: Translate,
): string => {
  const words = Object.hasOwn(WORDS, alias) ? WORDS[alias] : undefined;
  const sex = gender?.alias;
  return words !== undefined && (sex === 'male' || sex === 'female') ? t(words[sex]) : name;
};
