const FOCUSABLE = ':is(a,button,input,select,summary)'

/** The selector that shows a touched state without a touch, below an element with that `data-state`; null: not such a rule. */
function forced(selector: string): string | null {
  if (selector.includes(':not(')) return null
  for (const [pseudo, state] of [
    [':focus-within', 'focus'],
    [':hover', 'hover'],
    [':active', 'pressed'],
    [':focus', 'focus'],
  ] as const) {
    if (!selector.includes(pseudo)) continue
    if (selector === pseudo) return `:where([data-state=${state}] ${FOCUSABLE})`
    return `[data-state=${state}] ${selector.replace(pseudo, '')}`
  }
  return null
}

function rulesIn(list: CSSRuleList): string[] {
  return [...list].flatMap((rule) => {
    if (rule instanceof CSSMediaRule) return matchMedia(rule.conditionText).matches ? rulesIn(rule.cssRules) : []
    if (!(rule instanceof CSSStyleRule)) return []
    const selectors = rule.selectorText.split(/,\s*/).map(forced).filter(Boolean)
    return selectors.length ? [`${selectors.join()}{${rule.style.cssText}}`] : []
  })
}

/** Repeats every style for a touched state for what stands in an element with `data-state`. */
export function forceStates(): void {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules))
  const style = document.createElement('style')
  style.textContent = rules.join('\n')
  document.head.append(style)
}
