import { type ComponentType, useState } from 'react';
import { link } from '@styled/recipes';
import { lastTrail } from '../engine/trail.ts';
import { loadCatalogue, useT } from '../i18n/index.ts';
import { useApp } from './context.ts';

/** Copies what happened to the last flow as one line for `npm run replay`; nothing where none has run. */
function CopySteps() {
  const t = useT();
  const { host } = useApp();
  const [line] = useState(lastTrail);
  const [copied, setCopied] = useState(false);
  if (line === null) return null;
  return (
    <button
      type="button"
      className={link({ place: 'alone' })}
      data-event="COPY_STEPS"
      onClick={() => void host.copy(line).then(setCopied)}
    >
      {t(copied ? 'replay.copied' : 'replay.copy')}
    </button>
  );
}

/** The component together with its words. */
export const load = async (): Promise<{ default: ComponentType }> => {
  await loadCatalogue('replay');
  return { default: CopySteps };
};
