import type { Browser, CDPSession } from 'playwright-core'

/** As much of a trace's event as is read here; times in microseconds. */
export interface TraceEvent {
  name: string
  ph: string
  pid: number
  ts: number
  dur?: number
  id2?: { local?: string }
  args?: {
    frame_reporter?: { state: string; has_compositor_animation: boolean; has_main_animation: boolean }
  }
}

export interface MotionFrames {
  /** Frames on which something moved, of those that the player saw. */
  frames: number
  /** Of these, how many came later after the one before than a slow frame may. */
  slow: number
  longestMs: number
  /** Frames whose motion the main thread had to draw, and so can hold up. */
  byMainThread: number
  /** The longest time in which the main thread answered to nothing. */
  longestTaskMs: number
}

const CATEGORIES = ['disabled-by-default-devtools.timeline.frame', 'disabled-by-default-devtools.timeline']

/**
 * Records what is drawn, until the page stops it. Motion of transform and opacity is drawn by the compositor, on which
 * a busy main thread has no hold; so this counts the frames on the screen, not those of requestAnimationFrame.
 */
export async function recordFrames(browser: Browser): Promise<() => Promise<TraceEvent[]>> {
  const session: CDPSession = await browser.newBrowserCDPSession()
  const events: TraceEvent[] = []
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])))
  const complete = new Promise<void>((resolve) => session.once('Tracing.tracingComplete', () => resolve()))
  await session.send('Tracing.start', {
    transferMode: 'ReportEvents',
    traceConfig: { includedCategories: CATEGORIES },
  })
  return async () => {
    await session.send('Tracing.end')
    await complete
    await session.detach()
    return events
  }
}

interface Frame {
  pid: number
  /** When its work ended, in milliseconds; a frame that was seen was on the screen then. */
  at: number
  isSeen: boolean
  /** What moves on it is drawn by whom; null where nothing moves. */
  movedBy: 'compositor' | 'mainThread' | null
}

function framesOf(events: readonly TraceEvent[]): Frame[] {
  const ends = new Map<string, number[]>()
  const keyOf = ({ pid, id2 }: TraceEvent): string => `${pid} ${id2?.local}`
  const reports = events.filter(({ name }) => name === 'PipelineReporter')
  for (const event of reports)
    if (event.ph === 'e') ends.set(keyOf(event), [...(ends.get(keyOf(event)) ?? []), event.ts])
  const frames: Frame[] = []
  for (const event of reports) {
    const report = event.args?.frame_reporter
    const end = ends.get(keyOf(event))?.find((at) => at >= event.ts)
    if (event.ph !== 'b' || !report || end === undefined || /DROPPED/.test(report.state)) continue
    frames.push({
      pid: event.pid,
      at: end / 1000,
      isSeen: /PRESENTED/.test(report.state),
      movedBy: report.has_main_animation ? 'mainThread' : report.has_compositor_animation ? 'compositor' : null,
    })
  }
  return frames.sort((one, other) => one.at - other.at)
}

/** Reads a recording. A frame after one without motion begins a motion, and cannot be late for it. */
export function readFrames(events: readonly TraceEvent[], slowMs: number): MotionFrames {
  const figures = { frames: 0, slow: 0, longestMs: 0, byMainThread: 0, longestTaskMs: 0 }
  const frames = framesOf(events)
  const pages = new Set(frames.filter(({ movedBy }) => movedBy).map(({ pid }) => pid))
  for (const page of pages) {
    let before: Frame | undefined
    for (const frame of frames.filter(({ pid, isSeen, movedBy }) => pid === page && (isSeen || !movedBy))) {
      if (frame.movedBy) {
        figures.frames++
        if (frame.movedBy === 'mainThread') figures.byMainThread++
        const gap = before?.movedBy ? Math.round(frame.at - before.at) : 0
        if (gap > slowMs) figures.slow++
        figures.longestMs = Math.max(figures.longestMs, gap)
      }
      before = frame
    }
  }
  const tasks = events.filter(({ name, pid }) => name === 'RunTask' && pages.has(pid))
  figures.longestTaskMs = Math.round(tasks.reduce((longest, { dur = 0 }) => Math.max(longest, dur), 0) / 1000)
  return figures
}
