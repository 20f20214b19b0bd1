// Paths of the project and its tools. Tools are called by their entry file, not by node_modules/.bin, so no shell is
// needed.
import { join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = resolve(fileURLToPath(import.meta.url), '../../..')
export const executable = join(root, 'dist', process.platform === 'win32' ? 'gona.exe' : 'gona')

const modules = join(root, 'node_modules')
export const bun = join(modules, 'bun/bin/bun.exe')
export const bunInstaller = join(modules, 'bun/install.js')
export const biome = join(modules, '@biomejs/biome/bin/biome')
export const tsc = join(modules, 'typescript/bin/tsc')
export const playwright = join(modules, '@playwright/test/cli.js')
