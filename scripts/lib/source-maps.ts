import { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { originalPositionFor, TraceMap } from '@jridgewell/trace-mapping';
import { buildOfPage } from '../../schemas/build-id.ts';

/** Where the maps of builds lie, each in a folder of its build's id; never among what is served. */
export const MAPS = 'dist-maps';

/**
 * Moves the source maps of a built folder to `<maps>/<build>/assets/`; older builds' are removed: a release keeps its own
 * beside it.
 * @returns the id of the build, as records of telemetry have it
 */
export function keepMaps(dist: string, maps: string): string {
  const build = buildOfPage(readFileSync(join(dist, 'index.html'), 'utf8'));
  rmSync(maps, { recursive: true, force: true });
  const folder = join(maps, build, 'assets');
  mkdirSync(folder, { recursive: true });
  for (const name of readdirSync(join(dist, 'assets')))
    if (name.endsWith('.map')) renameSync(join(dist, 'assets', name), join(folder, name));
  return build;
}

const FRAME = /assets\/([\w.-]+\.js):(\d+):(\d+)/g;

/** Says where places of built files stand in the sources: each frame of `text` that a map is found for, the rest as it is. */
export function resolveStack(text: string, maps: string): string {
  const builds = existsSync(maps) ? readdirSync(maps) : [];
  const read = new Map<string, TraceMap | null>();
  const mapOf = (file: string): TraceMap | null => {
    const known = read.get(file);
    if (known !== undefined) return known;
    // Names change with their content: whichever build has the file has the right one.
    const found = builds.map((build) => join(maps, build, 'assets', `${file}.map`)).find((path) => existsSync(path));
    const map = found === undefined ? null : new TraceMap(readFileSync(found, 'utf8'));
    read.set(file, map);
    return map;
  };
  return text.replace(FRAME, (frame, file: string, line: string, column: string) => {
    const map = mapOf(file);
    // Columns are counted from 1 by browsers and from 0 by maps.
    const place = map && originalPositionFor(map, { line: Number(line), column: Number(column) - 1 });
    if (place?.source == null) return frame;
    const source = place.source.replace(/^(?:\.\.\/)+/, '');
    return `${source}:${place.line}:${place.column + 1}${place.name === null ? '' : ` ${place.name}`}`;
  });
}
