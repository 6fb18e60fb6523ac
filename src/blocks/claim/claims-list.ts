import type { Translate } from '../../i18n/runtime.ts';
import type { Profile } from '../props.ts';
import { isClient } from './status.ts';

/** Where claims stand that a desk looks at; a customer's stand where everything of theirs does. */
export const listOf = (profile: Profile | null, t: Translate) =>
  isClient(profile) ? undefined : ({ to: 'dealer-applications', words: t('detail.toClients') } as const);
