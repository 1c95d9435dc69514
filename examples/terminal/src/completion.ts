import { documentViews } from '@connect/core';
import { mistake } from './failed.ts';
/** Each command with its options. */
type Commands = readonly (readonly [string, readonly string[]])[];
const bash = (commands: Commands): string => `_connect() {
  local words="${commands.map(([name]) => name).join(' ')}"
  if [ "$COMP_CWORD" -gt 1 ]; then case "\${COMP_WORDS[1]}" in
${commands.map(([name, options]) => `    ${name}) words="${options.map((each) => `--${each}`).join(' ')}" ;;`).join('\n')}
  esac; fi
  case "\${COMP_WORDS[COMP_CWORD-1]}" in
    --view) words="${documentViews.join(' ')}" ;;
    completion) words="bash zsh fish" ;;
    --file | --folder) words="" ;;
  esac
  COMPREPLY=($(compgen -W "$words" -- "\${COMP_WORDS[COMP_CWORD]}"))
}
complete -o default -F _connect connect`;
const fish = ([name, options]: Commands[number]): string =>
  options.map((each) => `complete -c connect -n '__fish_seen_subcommand_from ${name}' -l ${each}\n`).join('') +
  `complete -c connect -n __fish_use_subcommand -f -a ${name}`;
/** What a shell reads to complete commands, such as `source <(connect completion bash)`. */
export const completionFor = (shell: string | undefined, commands: Commands): string => {
  if (shell === 'bash') return bash(commands);
  if (shell === 'zsh') return `autoload -U +X bashcompinit && bashcompinit\n${bash(commands)}`;
  if (shell === 'fish') return commands.map(fish).join('\n');
  throw mistake('connect completion bash, zsh or fish');
};
