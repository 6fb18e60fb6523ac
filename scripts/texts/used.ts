import ts from 'typescript';

/** Text ids that the sources name: whole, or as the pattern of a template (`status.${alias}`). */
export interface Used {
  literals: Set<string>;
  patterns: Set<string>;
}

const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Collects every string and template of one source that may be a text id; types do not count. */
export function collectUsed(file: string, source: string, used: Used): void {
  const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const tree = ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind);
  const visit = (node: ts.Node): void => {
    if (ts.isTypeNode(node) || ts.isImportDeclaration(node)) return;
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) used.literals.add(node.text);
    else if (ts.isTemplateExpression(node)) {
      const parts = [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
      // Without an area in front (`${x}.title`) the pattern would match half of the catalogue.
      if (/^[a-z][A-Za-z0-9]*\./.test(node.head.text)) used.patterns.add(`^${parts.map(escape).join('.+')}$`);
    }
    ts.forEachChild(node, visit);
  };
  visit(tree);
}

/** Ids that nothing names. */
export function unusedIds(ids: readonly string[], used: Used): string[] {
  const patterns = [...used.patterns].map((pattern) => new RegExp(pattern));
  return ids.filter((id) => !used.literals.has(id) && !patterns.some((pattern) => pattern.test(id)));
}
