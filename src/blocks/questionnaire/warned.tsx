import { type ReactNode, useEffect, useState } from 'react';
import { stack } from '@styled/patterns';
import { field } from '@styled/recipes';
import { parseMessage } from '../../../schemas/kit.ts';
import { isTextId, useT } from '../../i18n/index.ts';
import { useFieldValue } from '../../ui/form/index.ts';
import type { WarningsOf } from './soft-warnings.ts';

/** A number is judged when the typing rests: its first digits say nothing. */
const REST_MS = 600;

function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}

/** A field and, below it, what may be wrong with its value. */
export function Warned({ path, of, children }: { path: string; of: WarningsOf; children: ReactNode }) {
  const t = useT();
  const value = useFieldValue(path);
  const rested = useRested(typeof value === 'string' ? value : '');
  const classes = field();
  return (
    <div className={stack({ gap: '6' })}>
      {children}
      {/* Always there, to be heard when it fills. */}
      <div role="status" className={`${classes.note} ${classes.live}`}>
        {of(rested)
          .filter((warning) => warning.path === path)
          .map(({ message }) => {
            const { id, values } = parseMessage(message);
            return <p key={id}>{isTextId(id) ? t(id, values) : message}</p>;
          })}
      </div>
    </div>
  );
}
