import { type ComponentType, useEffect, useState } from 'react';

/**
 * A part that stands in the second column alone, and comes after the page: where there is one column it is not even loaded,
 * and the page is whole without it.
 */
export function Beside<Props extends object>({
  load,
  of,
}: {
  /** The same function with each render. */
  load: () => Promise<ComponentType<Props>>;
  of: Props;
}) {
  const [Part, setPart] = useState<ComponentType<Props> | null>(null);
  useEffect(() => {
    const wide = matchMedia('(min-width: 64rem)');
    const come = (): void => {
      if (wide.matches)
        load().then(
          (loaded) => setPart(() => loaded),
          () => undefined,
        );
      else setPart(null);
    };
    come();
    wide.addEventListener('change', come);
    return () => wide.removeEventListener('change', come);
  }, [load]);
  return Part && <Part {...of} />;
}
