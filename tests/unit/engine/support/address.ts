import { createMemoryHistory } from '@tanstack/react-router';
import { vi } from 'vitest';
import type { Address } from '../../../../src/engine/address/resolve.ts';
import { createAppRouter, type RouterContext } from '../../../../src/router/routes.ts';

/** Of a router without a program behind it. */
export const idleRouter: RouterContext = {
  arrive: () => ({ page: null }),
  prepare: () => undefined,
  prepareAt: () => undefined,
};

/** An address as the router reads it; null: there is none like it. */
export const addressIn = async (href: string): Promise<Address | null> => {
  const arrive = vi.fn<RouterContext['arrive']>(() => ({ page: null }));
  const history = createMemoryHistory({ initialEntries: [href] });
  await createAppRouter({ history, context: { ...idleRouter, arrive } }).load();
  return arrive.mock.lastCall?.[0].address ?? null;
};
