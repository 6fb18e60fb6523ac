/** Words of the messages that browsers, React and our own build throw. No other word of a message is ever sent. */
const WORDS = new Set(
  `abort can't aborted access accessing aligned an and any are argument arguments array as assets assign assigned assignment at bad be been
  before being bound break browser but by call called calls can cannot chunk circular class client closed component configurable
  connection const constant constructor context converted converting converter could css data declaration declared deep
  define defined deleted delivered depth did disconnected document does during dynamic dynamically either element empty
  end ended equal error evaluating event exceeded execute expected exhausted existing expected extensible failed fetch fewer
  fetching file find first for found frame from full function functions getter global had handler has have hook hooks html
  hydration if illegal implement import imported importing in index infinite initialization inner input insecure insert insufficient
  integer intermediate internal into invalid invariant is it item iterable iterator its json key keys known left length less
  limit line load loaded loading lock long loop many match matched maximum memory message minified missing mode module
  more must name native negative network new no node non not notifications null number object of offline on only operation
  operator option or out parameter parse parsed parser parsing part pending permission position possible preload primitive
  private promise properties property proto prototype quota range react read readable reading rejected remove rendered
  renderer rendering request requested resize resizeobserver resource response result return returned
  script security serialize server set setter setting side signal size source space stack state static storage
  stream string strict structure style such super support supported suspended symbol syntax target than that
  the then this time timed timeout to token too trusted try type typeerror types unable unavailable unbound undefined
  undelivered unexpected unhandled unknown unsupported update updates url use user value values variable was while window with
  without write xhr yet zero`.split(/\s+/),
);
const GAP = '…';

/**
 * A message without data: engine words stay, React's own numbers too (`#418`), anything else is a gap. Names of properties
 * go as well: the place in the file tells them. At most 200 characters; the same again when applied to its own result.
 */
export const engineWords = (message: string): string => {
  const kept: string[] = [];
  for (const part of message
    .slice(0, 2000)
    .replace(/\bhttps?:\S+/g, GAP)
    .split(/[^\p{L}\p{N}#'’…]+/u)) {
    if (part === '') continue;
    const isKnown =
      WORDS.has(part.toLowerCase()) || (/^#\d{1,3}$/.test(part) && kept.at(-1)?.toLowerCase() === 'error');
    if (isKnown) kept.push(part);
    else if (kept.at(-1) !== GAP) kept.push(GAP);
  }
  const text = kept.join(' ');
  return text.length <= 200 ? text : text.slice(0, text.lastIndexOf(' ', 200));
};
