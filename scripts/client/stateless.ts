import { minify } from 'terser'

/** Part of an ESTree syntax tree. */
interface Node {
  type: string
  name: string
  object: Node
  property: Node
  callee: Node
  /** Statements of a program or block, the expression of an arrow function. */
  body: Node | Node[]
  id: Node
  init: Node
  declaration?: Node | null
  declarations: Node[]
  params: unknown[]
  arguments: unknown[]
  elements: unknown[]
  properties: unknown[]
  [key: string]: unknown
}

/** Methods that derive a value and change nothing that another copy of the module sees. */
const DERIVING =
  /^(entries|keys|values|fromEntries|map|filter|flatMap|flat|sort|toSorted|slice|concat|join|split|includes|indexOf)$/
const CHANGING = /^(push|pop|shift|unshift|splice|fill|reverse|copyWithin|set|add|delete|clear|assign|defineProperty)$/

/**
 * Reports whether two copies of a module cannot differ: at its top level it only imports, defines functions and holds
 * values that it never changes. False in doubt, as for classes, `let`, empty collections and calls of other modules.
 * @param code a module without types
 */
export async function isStateless(code: string): Promise<boolean> {
  const program = await treeOf(code)
  const statements = [program.body].flat().map(declarationIn)
  const constants = statements.flatMap(constantsIn)
  const names = new Set(constants.flatMap(({ id }) => nodesIn(id).map(({ name }) => String(name))))
  const functions = new Map(constants.map(({ id, init }) => [String(id.name), init]))
  return (
    statements.every(
      (statement) =>
        constantsIn(statement).length > 0 ||
        /^(Import|Export\w*|Function)Declaration$/.test(statement.type) ||
        isFixed(statement, functions),
    ) &&
    constants.every(({ init }) => isFixed(init, functions)) &&
    !nodesIn(program).some((node) => changes(node, names))
  )
}

const constantsIn = ({ type, kind, declarations }: Node) =>
  type === 'VariableDeclaration' && kind === 'const' ? declarations : []

async function treeOf(code: string): Promise<Node> {
  const { ast } = (await minify(code, {
    module: true,
    compress: false,
    mangle: false,
    // Options of terser that its types lack.
    format: { ast: true, code: false, spidermonkey: true } as object,
  })) as { ast?: unknown }
  return ast as Node
}

/** Returns the declaration or expression of an export, otherwise the statement itself. */
function declarationIn(statement: Node): Node {
  return statement.declaration ?? statement
}

/** @param own functions of the module by name */
function isFixed(value: unknown, own: Map<string, Node>): boolean {
  const { type, ...node } = value as Node
  const all = (...parts: unknown[]) => parts.flat().every((part) => part === null || isFixed(part, own))
  switch (type) {
    case 'Literal':
    case 'Identifier':
    case 'ArrowFunctionExpression':
    case 'FunctionExpression':
      return true
    case 'TemplateLiteral':
      return all(node.expressions)
    case 'UnaryExpression':
    case 'SpreadElement':
      return all(node.argument)
    case 'BinaryExpression':
    case 'LogicalExpression':
      return all(node.left, node.right)
    case 'ConditionalExpression':
      return all(node.test, node.consequent, node.alternate)
    case 'MemberExpression':
      return all(node.object, node.property)
    case 'Property':
      return all(node.value)
    // An empty collection is one that will be filled.
    case 'ArrayExpression':
      return node.elements.length > 0 && all(node.elements)
    case 'ObjectExpression':
      return node.properties.length > 0 && all(node.properties)
    case 'NewExpression':
      return /^(Set|Map|RegExp)$/.test(node.callee.name) && node.arguments.length > 0 && all(node.arguments)
    case 'CallExpression':
      return derives(node.callee, own) && all(node.arguments)
    default:
      return false
  }
}

/** Accepts `list.map(…)`, the wrapper of a contract's schema, which no browser calls, and arithmetic of the module. */
function derives({ type, object, property, params, name }: Node, own: Map<string, Node>): boolean {
  if (type === 'MemberExpression') return isFixed(object, own) && DERIVING.test(property.name)
  if (type === 'ArrowFunctionExpression') return params.length === 0
  const called = own.get(String(name))
  const others = new Map([...own].filter(([other]) => other !== name))
  return called?.type === 'ArrowFunctionExpression' && [called.body].flat().every((body) => isArithmetic(body, others))
}

const isArithmetic = (body: Node, own: Map<string, Node>): boolean =>
  body.type !== 'BlockStatement'
    ? isFixed(body, own)
    : [body.body]
        .flat()
        .every((statement) =>
          statement.type === 'ReturnStatement'
            ? isFixed(statement.argument, own)
            : constantsIn(statement).length > 0 && constantsIn(statement).every(({ init }) => isFixed(init, own)),
        )

function changes(node: Node, names: Set<string>): boolean {
  if (node.type === 'AssignmentExpression') return names.has(rootOf(node.left))
  if (node.type === 'UpdateExpression' || (node.type === 'UnaryExpression' && node.operator === 'delete'))
    return names.has(rootOf(node.argument))
  if (node.type !== 'CallExpression') return false
  const { type, object, property } = node.callee
  if (type !== 'MemberExpression' || !CHANGING.test(property.name)) return false
  const [first] = node.arguments
  return names.has(rootOf(object.name === 'Object' ? first : object))
}

/** Returns the name at the root of `name.of[any].member`. */
function rootOf(value: unknown): string {
  const { object, name } = (value ?? {}) as Node
  return object ? rootOf(object) : String(name)
}

function nodesIn(value: unknown): Node[] {
  if (Array.isArray(value)) return value.flatMap(nodesIn)
  if (typeof value !== 'object' || value === null) return []
  const parts = Object.entries(value).flatMap(([key, part]) => (key === 'loc' ? [] : nodesIn(part)))
  return 'type' in value ? [value as Node, ...parts] : parts
}
