import { css } from '@styled/css';
import { Banner } from '../ui/index.ts';

/** The browser kept its clipboard to itself (`useCopy`): the text stands here, to be marked by a tap. */
export function ByHand({ words, text }: { words: string; text: string }) {
  return (
    <Banner live>
      <p>{words}</p>
      <p className={css({ overflowWrap: 'anywhere', userSelect: 'all' })}>{text}</p>
    </Banner>
  );
}
