// What page and games say, read out of the sources: every sentence that goes through `say`, by its key, and what looks like a sentence
// and does not go through it.
import { parseSync } from 'oxc-parser';

export type Sentence = { key: string; line: number };

export type Sentences = {
  /** goes through `say` */
  said: Sentence[];
  /** looks as if a person would read it, and would stay English in every language */
  bare: Sentence[];
};

type Node = { type: string; start: number; [field: string]: unknown };

/** Tags of sentences: `rich` has things in its gaps that are no text. */
const TAGS = new Set(['say', 'rich']);
/** `many(3, 'token')` is found under '{0} tokens', `count` under 'no tokens' too. */
const COUNTS = new Set(['many', 'count']);
/** Programmers read these, and nobody else; what chance draws is named by a label that is part of its seed. */
const FOR_PROGRAMMERS =
  /^(console|expect|test|describe|chance|shuffle|.*Error|Bad\w+|Trouble|matchMedia|querySelector|querySelectorAll|closest|matches|import)$/;
/** Attributes that are read, by eyes or ears. */
const READ = new Set([
  'aria-label',
  'aria-description',
  'aria-roledescription',
  'aria-valuetext',
  'title',
  'alt',
  'placeholder',
  'label',
  'legend',
  'says',
  'explains',
  'note',
  'findLabel',
  'empty',
  'sure',
]);

export function sentencesIn(path: string, text: string): Sentences {
  const { program } = parseSync(path, text);
  const said: Sentence[] = [];
  const bare: Sentence[] = [];
  const lineOf = (at: number): number => text.slice(0, at).split('\n').length;
  const note = (list: Sentence[], key: string, node: Node): void => {
    list.push({ key, line: lineOf(node.start) });
  };

  const visit = (node: Node, attribute: string | null): void => {
    switch (node.type) {
      case 'TaggedTemplateExpression': {
        const { quasi, tag } = node as unknown as {
          quasi: Node & { expressions: Node[] };
          tag: Node & { name?: string };
        };
        if (TAGS.has(tag.name ?? '')) {
          const key = keyOf(quasi);
          if (/\p{Letter}/u.test(key.replaceAll(/\{\d+\}/g, ''))) note(said, key, node);
        }
        for (const expression of quasi.expressions) visit(expression, null);
        return;
      }
      case 'CallExpression':
      case 'NewExpression': {
        const callee = node['callee'] as Node & {
          name?: string;
          object?: { name?: string };
          property?: { name?: string };
        };
        const [number, thing] = node['arguments'] as (Node & { value?: unknown })[];
        if (COUNTS.has(callee.name ?? '') && typeof thing?.value === 'string') {
          note(said, `{0} ${thing.value}s`, node);
          if (callee.name === 'count') note(said, `no ${thing.value}s`, node);
          if (number !== undefined) visit(number, null);
          return;
        }
        const names = [callee.name, callee.object?.name, callee.property?.name];
        if (names.some((name) => name !== undefined && FOR_PROGRAMMERS.test(name))) return;
        break;
      }
      case 'SwitchCase':
        for (const one of node['consequent'] as Node[]) visit(one, null);
        return;
      case 'ImportDeclaration':
      case 'ExportAllDeclaration':
      case 'TSTypeAnnotation':
      case 'TSLiteralType':
      case 'TSTypeAliasDeclaration':
      case 'TSInterfaceDeclaration':
      case 'TSTypeParameterInstantiation':
        return;
      case 'JSXText': {
        const words = String(node['value']).trim();
        if (/\p{Letter}{2,}/u.test(words)) note(bare, words, node);
        return;
      }
      case 'JSXAttribute': {
        const name = node['name'] as { name?: string };
        const value = node['value'] as Node | null;
        if (value !== null) visit(value, name.name ?? '');
        return;
      }
      case 'BinaryExpression':
        // What is compared is a name among programs: key === 'Escape'.
        if (!/^[!=]==$/.test(String(node['operator']))) break;
        for (const side of [node['left'], node['right']] as Node[]) if (side.type !== 'Literal') visit(side, attribute);
        return;
      case 'Literal':
        if (typeof node['value'] === 'string' && looksRead(node['value'], attribute)) note(bare, node['value'], node);
        return;
      case 'TemplateLiteral': {
        if (looksRead(keyOf(node), attribute)) note(bare, keyOf(node), node);
        break;
      }
    }
    for (const [field, child] of Object.entries(node)) {
      if (field === 'key' && node.type === 'Property' && node['computed'] !== true) continue;
      for (const one of Array.isArray(child) ? child : [child]) {
        if (isNode(one)) visit(one, one.type === 'JSXExpressionContainer' || attribute !== null ? attribute : null);
      }
    }
  };
  visit(program as unknown as Node, null);
  return { said, bare };
}

function isNode(thing: unknown): thing is Node {
  return typeof thing === 'object' && thing !== null && 'type' in thing && typeof thing.type === 'string';
}

function keyOf(template: Node): string {
  const quasis = template['quasis'] as { value: { cooked: string } }[];
  return quasis.map(({ value }, i) => (i === 0 ? value.cooked : `{${i - 1}}${value.cooked}`)).join('');
}

/** 'tile:{0}' */
const IDS = /^\p{Ll}+:\{\d+\}$/u;
/** 'translate({0}px, {1}px)', 'light-dark(…)' */
const STYLES = /^[\w-]+\(/;

/** Two words one after the other, or a word with a full stop; in an attribute that is read, any word. */
function looksRead(text: string, attribute: string | null): boolean {
  const own = text.replaceAll(/\{\d+\}/g, '0');
  if (!/\p{Letter}{2,}/u.test(own)) return false;
  if (attribute !== null) return READ.has(attribute);
  if (IDS.test(text) || STYLES.test(own)) return false;
  return (
    /\p{Letter}+[,’']? \p{Letter}+/u.test(own) ||
    /\p{Letter}{2,}[.!?:…]( |$)/u.test(own) ||
    /^\p{Lu}\p{Ll}{2,}$/u.test(text)
  );
}
