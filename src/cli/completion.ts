import type { Command } from 'commander'
import { technicalError } from '../shared/errors.ts'
import { loadCommand } from './commands.ts'
import type { CliContext } from './context.ts'

/** Adds `gona completion bash|zsh|fish`, generated from the commands themselves. */
export function registerCompletion(completion: Command, context: CliContext) {
  completion.action(async (shell: string) => {
    const write = SCRIPTS[shell]
    if (!write) throw technicalError('invalid', `There is no completion for "${shell}". Choose bash, zsh or fish.`)
    const program = completion.parent!
    for (const command of program.commands) if (command !== completion) await loadCommand(command, context)
    const script = write(wordsOf(program))
    context.result({ shell, script }, script)
  })
}

/** Returns the words that may follow each command path; `''` is the first word. */
function wordsOf(program: Command): Map<string, string[]> {
  const words = new Map<string, string[]>()
  const visit = (command: Command, path: string) => {
    const flags = command.options.filter((option) => !option.hidden).flatMap((option) => option.long ?? [])
    words.set(path, [...command.commands.map((child) => child.name()), ...flags])
    for (const child of command.commands) visit(child, `${path} ${child.name()}`.trim())
  }
  visit(program, '')
  return words
}

const SCRIPTS: Record<string, (words: Map<string, string[]>) => string> = {
  bash: (words) => `_gona() {
  local path="" word
  for word in "\${COMP_WORDS[@]:1:COMP_CWORD-1}"; do [[ $word == -* ]] || path="$path\${path:+ }$word"; done
  case "$path" in
${completionCases(words, (list) => `COMPREPLY=($(compgen -W "${list}" -- "\${COMP_WORDS[COMP_CWORD]}"))`)}
  esac
}
complete -o default -F _gona gona`,
  zsh: (words) => `#compdef gona
_gona() {
  local path="" word
  for word in "\${(@)words[2,CURRENT-1]}"; do [[ $word == -* ]] || path="$path\${path:+ }$word"; done
  case "$path" in
${completionCases(words, (list) => `compadd -- ${list}`)}
    *) _files ;;
  esac
}
compdef _gona gona`,
  fish: (words) =>
    [...words]
      .map(([path, list]) => {
        const seen = path === '' ? '__fish_use_subcommand' : `__fish_seen_subcommand_from ${path.split(' ').at(-1)}`
        return `complete -c gona -n '${seen}' -a '${list.join(' ')}'`
      })
      .join('\n'),
}

const completionCases = (words: Map<string, string[]>, offer: (list: string) => string) =>
  [...words].map(([path, list]) => `    "${path}") ${offer(list.join(' '))} ;;`).join('\n')
