// The thread that helps the server of `serve.ts` in a crowd.
import { answerReads } from '../reader.ts'
import { noAssets } from './no-assets.ts'

answerReads(async () => noAssets)
