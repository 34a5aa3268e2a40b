import ts from 'typescript';
import { textOf } from './files';

/** `file:line  text` of every node for which `wanted` holds. */
export function nodesWhere(wanted: (node: ts.Node) => boolean, inFiles: string[]): string[] {
  return inFiles.flatMap((file) => {
    const source = ts.createSourceFile(
      file,
      textOf(file),
      ts.ScriptTarget.Latest,
      true,
      file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS,
    );
    const found: string[] = [];
    const visit = (node: ts.Node) => {
      if (wanted(node))
        found.push(
          `${file}:${source.getLineAndCharacterOfPosition(node.getStart()).line + 1}  ${node.getText().slice(0, 100)}`,
        );
      ts.forEachChild(node, visit);
    };
    visit(source);
    return found;
  });
}

/** `new Date()` and `Date()`: the present, read behind the caller's back. */
export const readsTheClock = (node: ts.Node) =>
  (ts.isNewExpression(node) || ts.isCallExpression(node)) &&
  node.expression.getText() === 'Date' &&
  (node.arguments?.length ?? 0) === 0;

/** A Korean text typed where it is shown. */
export const isKoreanText = (node: ts.Node) =>
  (ts.isStringLiteral(node) || ts.isJsxText(node)) && /[가-힣]/.test(node.text);

const isEmptyCollection = (value: ts.Expression) =>
  ts.isNewExpression(value) &&
  /^(Weak)?(Map|Set)$/.test(value.expression.getText()) &&
  (value.arguments?.length ?? 0) === 0;

const isMadeOnce = (value: ts.Expression) =>
  ts.isCallExpression(value) &&
  /^(create|open|cached|start|follow)[A-Z]\w*$/.test(value.expression.getText());

/** A variable of a module that can be another one later: what was there stays for the next. */
export const keepsState = (node: ts.Node) =>
  ts.isVariableStatement(node) &&
  ts.isSourceFile(node.parent) &&
  ((node.declarationList.flags & ts.NodeFlags.Const) === 0 ||
    node.declarationList.declarations.some(
      ({ initializer }) =>
        initializer !== undefined && (isEmptyCollection(initializer) || isMadeOnce(initializer)),
    ));
