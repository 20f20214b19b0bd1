import {
  isAwaitExpression,
  isBinaryExpression,
  isCallExpression,
  isConditionalExpression,
  isExpressionStatement,
  isIfStatement,
  isImportDeclaration,
  isInterfaceDeclaration,
  isJsxAttribute,
  isNumericLiteral,
  isPrefixUnaryExpression,
  isSpreadElement,
  isTypeAliasDeclaration,
  isTypeNode,
  isVariableDeclaration,
  type Node,
  type SourceFile,
  SyntaxKind,
} from 'typescript/unstable/ast'
import { firstItem, itemAt, lastItem } from '../../src/shared/lookups.ts'

/** One small change of the source text. */
export interface Edit {
  start: number
  end: number
  to: string
  /** Kind of change, for the printed list. */
  kind: string
}

const TURNED = new Map([
  [SyntaxKind.LessThanToken, '<='],
  [SyntaxKind.LessThanEqualsToken, '<'],
  [SyntaxKind.GreaterThanToken, '>='],
  [SyntaxKind.GreaterThanEqualsToken, '>'],
  [SyntaxKind.EqualsEqualsEqualsToken, '!=='],
  [SyntaxKind.ExclamationEqualsEqualsToken, '==='],
])

/** Calls that no user sees: a log line, a timer that keeps no process alive. */
const UNSEEN = /^(log|needs\.log|console)\??\.\w+$|\.unref$/
/** Sizes of steps, which change when the work is done and not its result. */
const STEP = /(^|_)(PAGE|AT_ONCE|PATIENCE_MS|CACHED)$/
/** From here on a neighbour is no difference: a digit too many is. */
const LARGE = 1000

/** Functions whose arguments are conditions that all, or one, must hold. */
const JOINS = /^(and|or)$/

/** Returns every change that a slip of the pen could make in a file. Types and imports are left alone. */
export function editsIn(file: SourceFile): Edit[] {
  const edits: Edit[] = []
  const textOf = (node: Node) => node.getText(file)
  const replace = (node: Node, to: string, kind: string) =>
    edits.push({ start: node.getStart(file), end: node.getEnd(), to, kind })

  const visit = (node: Node): void => {
    if (isTypeNode(node) || isInterfaceDeclaration(node) || isTypeAliasDeclaration(node) || isImportDeclaration(node))
      return
    if (isCallExpression(node) && UNSEEN.test(textOf(node.expression))) return
    if (isVariableDeclaration(node) && STEP.test(textOf(node.name))) return
    // Measures of a layout.
    if (isJsxAttribute(node) && node.initializer && /^\{[\d.]+\}$/.test(textOf(node.initializer))) return
    if (isIfStatement(node)) decide(node.expression)
    else if (isConditionalExpression(node)) decide(node.condition)
    else if (isBinaryExpression(node)) ofBinary(node)
    else if (isCallExpression(node)) ofCall(node)
    else if (isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken)
      replace(node, textOf(node.operand), 'drop !')
    else if (isExpressionStatement(node)) {
      const { expression } = node
      const called = isAwaitExpression(expression) ? expression.expression : expression
      if (isCallExpression(called) && !UNSEEN.test(textOf(called.expression))) replace(node, ';', 'drop call')
    } else if (isNumericLiteral(node)) {
      const n = Number(node.text)
      for (const to of n < LARGE ? [n + 1, n - 1] : [n * 10]) replace(node, String(to), 'neighbour')
    } else if (node.kind === SyntaxKind.TrueKeyword) replace(node, 'false', 'neighbour')
    else if (node.kind === SyntaxKind.FalseKeyword) replace(node, 'true', 'neighbour')
    node.forEachChild(visit)
  }

  const decide = (condition: Node) => {
    for (const to of ['true', 'false']) replace(condition, to, 'drop condition')
  }

  const ofBinary = ({ left, right, operatorToken }: Node & { left: Node; right: Node; operatorToken: Node }) => {
    const whole = { start: left.getStart(file), end: right.getEnd() }
    const turned = TURNED.get(operatorToken.kind)
    if (turned) replace(operatorToken, turned, 'turn comparison')
    else if (operatorToken.kind === SyntaxKind.QuestionQuestionToken)
      edits.push({ ...whole, to: textOf(left), kind: 'drop ??' })
    else if (
      operatorToken.kind === SyntaxKind.AmpersandAmpersandToken ||
      operatorToken.kind === SyntaxKind.BarBarToken
    ) {
      edits.push({ ...whole, to: textOf(left), kind: 'drop operand' })
      // The operands of a longer chain are dropped one at a time, further down.
      const isChain = isBinaryExpression(left) && left.operatorToken.kind === operatorToken.kind
      if (!isChain) edits.push({ ...whole, to: textOf(right), kind: 'drop operand' })
    }
  }

  const ofCall = ({ expression, arguments: given }: Node & { expression: Node; arguments: readonly Node[] }) => {
    const texts = given.map(textOf)
    const put = (changed: string[], kind: string) =>
      edits.push({
        start: firstItem(given).getStart(file),
        end: lastItem(given).getEnd(),
        to: changed.join(', '),
        kind,
      })
    if (given.length > 1 && JOINS.test(textOf(expression)))
      for (const place of texts.keys()) put(texts.toSpliced(place, 1), 'drop operand')
    else if (!given.some(isSpreadElement))
      for (const [place, text] of texts.slice(1).entries())
        if (text !== texts[place]) put(texts.with(place, text).with(place + 1, itemAt(texts, place)), 'swap arguments')
  }

  visit(file)
  return edits
}
