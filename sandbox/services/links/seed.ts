import type { LinkTarget } from '../../core/links.ts';
import type { Work } from '../../core/service.ts';
import { issueLink, type LinkState } from './store.ts';

/** A link in `state` for a fresh sandbox. */
export const seedLink = async (work: Work, target: LinkTarget, state: LinkState): Promise<void> => {
  const address = await issueLink({ ...work, effect: async () => undefined }, target, { shared: true });
  const id = address.slice(address.lastIndexOf('/') + 1);
  if (state === 'new') return;
  const over = state === 'used' ? { used_at: work.now() } : { expires_at: work.now() };
  await work.tx.updateTable('link_links').set(over).where('id', '=', id).execute();
};
