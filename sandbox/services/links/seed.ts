import type { LinkTarget } from '../../core/links.ts';
import type { Work } from '../../core/service.ts';
import { issueLink, type LinkState } from './store.ts';

/** A link in `state`; gives its path in the application. */
export const seedLink = async (work: Work, target: LinkTarget, state: LinkState): Promise<string> => {
  const address = await issueLink({ ...work, effect: async () => undefined }, target, { shared: true });
  const id = address.slice(address.lastIndexOf('/') + 1);
  const path = new URL(address).pathname;
  if (state === 'new') return path;
  const over = state === 'used' ? { used_at: work.now() } : { expires_at: work.now() };
  await work.tx.updateTable('link_links').set(over).where('id', '=', id).execute();
  return path;
};
