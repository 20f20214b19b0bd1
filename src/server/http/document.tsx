/** @jsxImportSource hono/jsx */

import { raw } from 'hono/html'
import type { Child } from 'hono/jsx'
import type { Language } from '../../contracts/languages.ts'
import type { AssetManifest, Stylesheet } from './assets.ts'
import { drawingsVersion, insertDrawings } from './drawing-routes.ts'

interface DocumentProps {
  title: string
  description?: string
  language: Language
  manifest: AssetManifest
  styles?: Stylesheet | undefined
  head?: Child
  bodyClass?: string
  children: Child
}

export function Document({ title, description, language, manifest, styles, head, bodyClass, children }: DocumentProps) {
  return (
    <html lang={language}>
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1" />
        <title>{title}</title>
        {description ? <meta name="description" content={description} /> : null}
        <meta name="theme-color" content="#0f3d22" />
        <meta name="color-scheme" content="light dark" />
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/icon-180.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="stylesheet" href={manifest.stylesheets.every} />
        {styles ? <link rel="stylesheet" href={manifest.stylesheets[styles]} /> : null}
        {head}
      </head>
      <body class={bodyClass} data-drawings={drawingsVersion()}>
        {children}
      </body>
    </html>
  )
}

export const withDoctype = (page: unknown) => raw(`<!DOCTYPE html>${insertDrawings(String(page))}`)
