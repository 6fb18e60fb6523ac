import { createServer } from 'node:http';
import { outliveReaders } from '../../../server/process.ts';

/**
 * A server in a process in which a tool logs every error that nobody handled, as Panda does to whoever builds with it: an
 * error of the output is logged to the output, which is an error of the output.
 */
process.on('uncaughtException', (error) => process.stderr.write(`${error.message}\n`));
outliveReaders();
process.stdout.write('a word that nobody reads\n');
const server = createServer((_request, response) => response.end('well'));
server.listen(Number(process.argv[2]), '127.0.0.1');
process.once('SIGTERM', () => server.close());
