/** config.json is missing or wrong: the program cannot start, and the error page says so. */
export class ConfigError extends Error {
  /** Path of the first failing key, as `services.auth`; empty when the file itself did not come. */
  declare readonly key: string;
  constructor(key: string, cause?: unknown) {
    super(key === '' ? 'config.json did not come' : `config.json: ${key}`, { cause });
    this.name = 'ConfigError';
    this.key = key;
  }
}

export type Parsed<Config> = { ok: true; config: Config } | { ok: false; key: string };

/** Fetches the runtime settings. @throws ConfigError */
export const loadConfig = async <Config>(options: {
  /** The answer, where it is under way already. */
  coming?: Promise<Response> | undefined;
  /** Replaceable for tests. */
  fetch?: typeof fetch;
  parse: (raw: unknown) => Parsed<Config>;
  url?: string;
  /** Hears when the server answered: its header `Date`. */
  onDate?: (date: string | null) => void;
}): Promise<Config> => {
  let raw: unknown;
  try {
    // As plain as the page's own preload asks for it, or it would be fetched twice. The server forbids keeping it.
    const response = await (options.coming ?? (options.fetch ?? fetch)(options.url ?? '/config.json'));
    if (!response.ok) throw new Error(`status ${response.status}`);
    options.onDate?.(response.headers.get('date'));
    raw = await response.json();
  } catch (error) {
    throw new ConfigError('', error);
  }
  const parsed = options.parse(raw);
  if (!parsed.ok) throw new ConfigError(parsed.key);
  return parsed.config;
};
