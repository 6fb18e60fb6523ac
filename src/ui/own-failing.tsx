import { type ReactNode, useContext, useMemo, useState } from 'react';
import { type Failing, FailingContext } from './failing.tsx';

const nothing = () => undefined;

interface Props {
  /** Why what was pressed here came to nothing; null: it did not, or is tried again. */
  words: string | null;
  /** Presses it once more; null: that would change nothing. */
  again: (() => void) | null;
  children: ReactNode;
}

/** Around a control whose press the page itself answers, not its flow: said in the same place and way. */
export function OwnFailing({ words, again, children }: Props) {
  const flow = useContext(FailingContext);
  const [own, setOwn] = useState<string | null>(null);
  const value = useMemo<Failing>(() => {
    const press = (control: string) => {
      setOwn(control);
      flow.press(control);
    };
    if (words === null) return { ...flow, press };
    const failure = { words, isAtTop: false, passing: again !== null, told: false };
    return { failure, isPressed: true, control: own, again: again ?? nothing, press, take: () => nothing };
  }, [flow, words, again, own]);
  return <FailingContext value={value}>{children}</FailingContext>;
}
