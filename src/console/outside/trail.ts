import { TRAIL_CHANNEL } from '../../engine/trail.ts';

/** Pages of this browser are asked; who has run no flow says nothing. */
const PATIENCE_MS = 500;

/** What the application keeps of the flow that is open in this browser; null: none is. */
export const askTrail = (): Promise<string | null> =>
  new Promise((resolve) => {
    const channel = new BroadcastChannel(TRAIL_CHANNEL);
    const end = (line: string | null) => {
      channel.close();
      clearTimeout(timer);
      resolve(line);
    };
    const timer = setTimeout(() => end(null), PATIENCE_MS);
    channel.addEventListener('message', ({ data }) => {
      if (typeof data === 'string') end(data);
    });
    channel.postMessage(null);
  });
