import { createServer } from 'vite';
import { createSandbox } from '../sandbox/index.ts';
import { HOST_SCRIPT, HOST_SCRIPT_TEXT, withHostScript } from '../server/framed.ts';
import { outliveReaders } from '../server/process.ts';
import { root, runBin, runScript } from './lib/run.ts';

/** `npm run dev`: the page from its sources with hot reload, in front of the sandbox. `PORT` (4000), `DATA_DIR` (.data), `DATABASE_URL`. */
outliveReaders();
const port = Number(process.env['PORT'] ?? 4000);
// Panda leaves the console's styles out of what is shipped; here they are wanted.
process.env['WITH_CONSOLE'] = '1';
const index = await runScript('scripts/generate-products.ts');
if (index.code !== 0) throw new Error(index.output);
const styles = await runBin('panda', ['codegen', '--silent']);
if (styles.code !== 0) throw new Error(styles.output);

const sandbox = await createSandbox({
  dataDir: process.env['DATA_DIR'] ?? `${root}.data`,
  databaseUrl: process.env['DATABASE_URL'],
  origin: `http://localhost:${port}`,
});
const vite = await createServer({
  root,
  server: { port, strictPort: true },
  plugins: [
    {
      name: 'sandbox',
      // In no frame it does nothing.
      transformIndexHtml: (html, { path }) => (path.startsWith('/src/console/') ? html : withHostScript(html)),
      configureServer(server) {
        server.middlewares.use((request, response, next) => {
          const [path = '', query] = (request.url ?? '').split('?', 2);
          // The console from its sources; its own addresses lead here again.
          if (/^\/sandbox\/?$/.test(path))
            response
              .writeHead(302, { location: `/src/console/index.html${query === undefined ? '' : `?${query}`}` })
              .end();
          else if (path === HOST_SCRIPT)
            response.writeHead(200, { 'content-type': 'text/javascript' }).end(HOST_SCRIPT_TEXT);
          else if (/^\/(services|sandbox)\//.test(path)) sandbox.app.routing(request, response);
          else next();
        });
      },
    },
  ],
});
await vite.listen();
vite.printUrls();

const stop = (): void => void Promise.all([vite.close(), sandbox.close()]);
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, stop);
