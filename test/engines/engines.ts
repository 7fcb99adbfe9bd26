/** A Chromium inside a package of the npm registry. */
export interface PackedEngine {
  major: number
  /** Exact. */
  package: `${string}@${string}`
  /** Of the package's archive, as the registry states it. */
  integrity: `sha512-${string}`
  /** The browser inside the archive, in Brotli. */
  file: string
}

const CHROMIUM = 'package/bin/chromium.br'

/**
 * Old engines by age. They are no dependencies: together they weigh half a gigabyte, too much for everyone who starts
 * the sandbox. 67 is the oldest that the site promises; it has neither `env()` nor `queueMicrotask`. Up to 68 there is no
 * `flatMap`, up to 72 no constructed style sheet, up to 83 no `gap` between flex items, up to 92 no `Object.hasOwn`.
 */
export const PACKED_ENGINES: readonly PackedEngine[] = [
  {
    major: 67,
    package: 'chrome-aws-lambda@1.3.0',
    integrity: 'sha512-kNGV95y0tzawwR3+yA9Wq5hxEA1/+6SUrUbTK9c2Msp35FNQZf2yqq0oq9cYSt+D/o4mp80bzQx/v8W9L5CYMQ==',
    file: 'package/bin/chromium-67.0.3391.0.br',
  },
  {
    major: 69,
    package: 'chrome-aws-lambda@1.5.0',
    integrity: 'sha512-QsD2w5HjnFCbqMpEfTTbwtSJQjK5O1EL/kwKgots9PqcR8Tn7Tk+xkEvCB9YcSRHDdGyxctbAq2I+CBgMbdMuw==',
    file: 'package/bin/chromium-69.0.3452.0.br',
  },
  {
    major: 72,
    package: 'chrome-aws-lambda@1.10.1',
    integrity: 'sha512-BnRqQRSIEccVyhedAX65r+RRXBPZVKdEraDPpZH8tdzo71GJyP8T7YOoFHuktC5NYH6elDFdfchPLCcFCrYD3w==',
    file: 'package/bin/chromium-72.0.3582.0.br',
  },
  {
    major: 80,
    package: 'chrome-aws-lambda@2.1.1',
    integrity: 'sha512-Wer2QuygxsCov5bM2+8CLa6qYpNsc5AxYTlgTne00aFoxFP491LGJRxOQtGnYtsJP6UG4pB0SfrwTyPnLys1Lw==',
    file: CHROMIUM,
  },
  {
    major: 83,
    package: 'chrome-aws-lambda@3.1.1',
    integrity: 'sha512-ikOcpFgobiiUvDXtBft+jxVz2CsauRV58owDtVyF1ocl/YN+/eqdIrrmbItm3yeJGnb9RtKxzFAqGcpBTQbTCA==',
    file: CHROMIUM,
  },
  {
    major: 86,
    package: 'chrome-aws-lambda@5.3.1',
    integrity: 'sha512-KklZTy2p2U/86cCh1hKL3PGDqoirQCAg7uejvNIn0rDBkWj4Su4GOjYMRVB3kthLwmnWhh3x63RDBTCAaQ9Q3Q==',
    file: CHROMIUM,
  },
  {
    major: 92,
    package: 'chrome-aws-lambda@10.1.0',
    integrity: 'sha512-NZQVf+J4kqG4sVhRm3WNmOfzY0OtTSm+S8rg77pwePa9RCYHzhnzRs8YvNI6L9tALIW6RpmefWiPURt3vURXcw==',
    file: CHROMIUM,
  },
  {
    major: 102,
    package: '@sparticuz/chrome-aws-lambda@14.0.0',
    integrity: 'sha512-wV+gaKsLCV9abG1BFfuqQbptdxok6xMP5qFZJ+xZhOwWsVNL27Wgow/ad+Pfwc9GAbMZk7C/66Strw4q3K6AzA==',
    file: CHROMIUM,
  },
  {
    major: 110,
    package: '@sparticuz/chromium@110.0.1',
    integrity: 'sha512-LS7GKGoHSNUK2ugRp2k9/Rb+wSjsqPDTQTWd9nM2d2hCgm78WRLx2Vw+xwl3bst3M4+dqfawpx1UObUmt5vVYQ==',
    file: CHROMIUM,
  },
  {
    major: 131,
    package: '@sparticuz/chromium@131.0.1',
    integrity: 'sha512-VfmHkQmb/Px0zjwdSQwjRMwFw63Qfj+g4Giumz4jiAGEpXHgIZk6xEwlUz6yiUHVDveK2TEgMR2MR6I3okOE7w==',
    file: CHROMIUM,
  },
]

/** The oldest engine that can be had, and the one that Android 11 came with. */
export const SHORT_NAMES: Readonly<Record<string, string>> = { floor: '67', middle: '83' }
