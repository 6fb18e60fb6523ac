/**
 * A browser by the commands of WebDriver (W3C), whatever carries them: HTTP to WebKit's driver, Firefox's own socket
 * (Marionette, which knows the same commands by other names).
 */
export interface Session {
  /**
   * Has the browser do something.
   * @returns its answer's value
   * @throws CommandError when the browser refuses
   */
  command(name: CommandName, params?: Readonly<Record<string, unknown>>): Promise<unknown>;
  /** Errors of the page so far: exceptions, its console's errors, violations of the security policy. */
  faults(): Promise<readonly string[]>;
  /** Makes the part of the window that shows the page so wide and high, px. */
  resize(width: number, height: number): Promise<void>;
  end(): Promise<void>;
}

/** How to say each: W3C's method and path (`:id` is an element), and Marionette's name. */
export const COMMANDS = {
  open: ['POST', 'url', 'WebDriver:Navigate'],
  back: ['POST', 'back', 'WebDriver:Back'],
  reload: ['POST', 'refresh', 'WebDriver:Refresh'],
  run: ['POST', 'execute/sync', 'WebDriver:ExecuteScript'],
  wait: ['POST', 'execute/async', 'WebDriver:ExecuteAsyncScript'],
  click: ['POST', 'element/:id/click', 'WebDriver:ElementClick'],
  type: ['POST', 'element/:id/value', 'WebDriver:ElementSendKeys'],
  act: ['POST', 'actions', 'WebDriver:PerformActions'],
  cookie: ['POST', 'cookie', 'WebDriver:AddCookie'],
  picture: ['GET', 'screenshot', 'WebDriver:TakeScreenshot'],
} as const satisfies Record<string, readonly ['GET' | 'POST', string, `WebDriver:${string}`]>;
export type CommandName = keyof typeof COMMANDS;

/** Named by W3C: `element click intercepted`. */
export class CommandError extends Error {
  declare readonly kind: string;
  constructor(kind: string, message: string) {
    super(`${kind}: ${message}`);
    this.name = 'CommandError';
    this.kind = kind;
  }
}

/** The key by which an element is told of. Source: W3C WebDriver, 11. */
export const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';
