// Finds Chromium, or installs Debian's if that needs no question.
import { spawnSync } from 'node:child_process'
import { existsSync, readdirSync } from 'node:fs'
import { homedir } from 'node:os'
import { delimiter, join } from 'node:path'
import { aptInstall } from './debian.mjs'

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome', 'microsoft-edge']

const whatToDo = `No Chromium was found, and the browser tests need one. Do one of these, then run the tests again:
  - install Chromium or Google Chrome (Debian: sudo apt-get install chromium; macOS: brew install --cask chromium)
  - npx playwright install chromium
  - set CHROMIUM_PATH to the browser's program file`

/** Returns the path of a working Chromium, or null. A CHROMIUM_PATH that does not work is an error. */
export function findChromium(env = process.env) {
  if (env.CHROMIUM_PATH) {
    if (starts(env.CHROMIUM_PATH)) return env.CHROMIUM_PATH
    throw new Error(`CHROMIUM_PATH does not name a browser that starts: ${env.CHROMIUM_PATH}`)
  }
  return candidates(env).find(starts) ?? null
}

/** Returns the path of a working Chromium, installing it if needed. Throws instructions when that fails. */
export function ensureChromium(say = console.log) {
  const found = findChromium()
  if (found !== null) return found
  const refusal = aptInstall(['chromium', 'fonts-dejavu-core'], say)
  const installed = findChromium()
  if (installed !== null) return installed
  throw new Error(refusal === null ? whatToDo : `${whatToDo}\n(apt-get was tried: ${refusal})`)
}

function candidates(env) {
  const onPath = (env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)))
  return [...onPath, ...wellKnown(env), ...fromPlaywright(env), ...fromFlatpak()].filter((path) => existsSync(path))
}

function wellKnown(env) {
  if (process.platform === 'darwin') {
    const apps = [
      'Chromium.app/Contents/MacOS/Chromium',
      'Google Chrome.app/Contents/MacOS/Google Chrome',
      'Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
    ]
    return ['/Applications', join(homedir(), 'Applications')].flatMap((folder) => apps.map((app) => join(folder, app)))
  }
  if (process.platform === 'win32') {
    const programs = [
      'Chromium/Application/chrome.exe',
      'Google/Chrome/Application/chrome.exe',
      'Microsoft/Edge/Application/msedge.exe',
    ]
    const folders = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter(Boolean)
    return folders.flatMap((folder) => programs.map((program) => join(folder, program)))
  }
  const folders = ['/usr/bin', '/usr/local/bin', '/usr/lib/chromium', '/opt/google/chrome', '/snap/bin']
  return folders.flatMap((folder) => names.map((name) => join(folder, name)))
}

function fromPlaywright(env) {
  const cache = {
    darwin: join(homedir(), 'Library/Caches/ms-playwright'),
    win32: join(env.LOCALAPPDATA ?? homedir(), 'ms-playwright'),
  }
  const folder = env.PLAYWRIGHT_BROWSERS_PATH ?? cache[process.platform] ?? join(homedir(), '.cache/ms-playwright')
  const programs = [
    'chrome-linux/chrome',
    'chrome-linux64/chrome',
    'chrome-win/chrome.exe',
    'chrome-win64/chrome.exe',
    ...['chrome-mac', 'chrome-mac-arm64', 'chrome-mac-x64'].flatMap((mac) => [
      `${mac}/Chromium.app/Contents/MacOS/Chromium`,
      `${mac}/Google Chrome for Testing.app/Contents/MacOS/Google Chrome for Testing`,
    ]),
  ]
  const builds = existsSync(folder) ? readdirSync(folder).filter((name) => name.startsWith('chromium-')) : []
  return builds
    .sort()
    .reverse()
    .flatMap((build) => programs.map((program) => join(folder, build, program)))
}

function fromFlatpak() {
  const folders = ['/var/lib/flatpak/exports/bin', join(homedir(), '.local/share/flatpak/exports/bin')]
  return folders.flatMap((folder) => ['org.chromium.Chromium', 'com.google.Chrome'].map((name) => join(folder, name)))
}

// Ubuntu's /usr/bin/chromium-browser may be an empty stub, so run it. On Windows Chrome would open a window.
function starts(path) {
  if (process.platform === 'win32') return existsSync(path)
  return spawnSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 }).status === 0
}
