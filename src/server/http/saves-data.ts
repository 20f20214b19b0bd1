import type { Context } from 'hono'
import type { AppEnv } from './context.ts'

/** Whether the browser asks for less data (Save-Data: on). */
export const savesData = (c: Context<AppEnv>): boolean => c.req.header('save-data') === 'on'
