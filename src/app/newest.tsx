import type { ComponentType } from 'react';
import { activeReads, listTexts } from '../../machines/generated/lists.ts';
import { isDesk } from '../../machines/kit/shared.ts';
import type { ScreenId } from '../../machines/screens.ts';
import { flowOf } from '../engine/registry.ts';
import { loadCatalogue } from '../i18n/index.ts';
import { NewestOf } from '../pages/board/newest-of.tsx';
import type { AboutHelp } from '../ui/index.ts';
import { expect, Reading, useRead } from './reads.tsx';
import { useSession } from './screen-props.ts';

/** What the customer has of a screen's product, together with its words. Comes where a page does not know which is meant. */
export const load = async (): Promise<{ default: ComponentType<NonNullable<AboutHelp['newest']>> }> => {
  expect(activeReads);
  await Promise.all((['board', 'progress', ...listTexts] as const).map((name) => loadCatalogue(name)));
  return {
    default: function Newest({ screen, onFound }) {
      const { profile } = useSession();
      // A desk has its customers' claims.
      if (profile === null || isDesk(profile.role)) return null;
      return (
        <Reading>
          <NewestOf product={flowOf(screen as ScreenId)} useRead={useRead} onFound={onFound} />
        </Reading>
      );
    },
  };
};
