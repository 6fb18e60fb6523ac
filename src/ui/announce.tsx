import { useEffect, useState } from 'react';
import { visuallyHidden } from '@styled/patterns';
import { speech } from './announce.store.ts';

/** The one polite live region; mounted once at the root, before anything is said. */
export function Announcer() {
  const [text, setText] = useState('');
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const stop = speech.listen((words) => {
      // Cleared first: the same sentence twice would otherwise be silent.
      setText('');
      clearTimeout(timer);
      timer = setTimeout(() => setText(words), 100);
    });
    return () => {
      stop();
      clearTimeout(timer);
    };
  }, []);
  return (
    <div role="status" className={visuallyHidden()}>
      {text}
    </div>
  );
}
