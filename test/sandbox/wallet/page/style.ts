const STYLES = `
:host{all:initial;}
*{box-sizing:border-box;font:14px/1.4 system-ui,sans-serif;}
button,select,input{font:inherit;}
.toggle{position:fixed;right:0;top:38%;z-index:2147483646;width:44px;height:44px;border:1px solid #9fb4ff;border-right:0;
border-radius:12px 0 0 12px;background:#1b2a6b;color:#fff;padding:10px;opacity:.85;}
.back{position:fixed;inset:0;top:0;right:0;bottom:0;left:0;z-index:2147483647;display:flex;align-items:flex-end;
justify-content:center;background:rgba(0,0,20,.45);}
.card{width:100%;max-width:480px;max-height:80%;overflow:auto;padding:16px;border-radius:16px 16px 0 0;background:#f4f6ff;
color:#10163a;outline:0;}
h2{margin:0 0 8px;font-size:18px;font-weight:600;}
.badge{margin:0 0 8px;color:#4a5590;font-size:12px;}
dl{margin:0 0 12px;}
dt{margin-top:6px;color:#4a5590;font-size:12px;}
dd{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;word-break:break-word;}
.row{display:flex;}
.row>*+*{margin-left:12px;}
.row button{flex:1;}
.card button{min-height:44px;border:1px solid #1b2a6b;border-radius:10px;background:#fff;color:#1b2a6b;}
.card button.main{background:#1b2a6b;color:#fff;}
label{display:block;margin:0 0 12px;}
label span{display:block;color:#4a5590;font-size:12px;}
select{width:100%;min-height:44px;}
label.check{display:flex;align-items:center;min-height:44px;}
label.check input{width:20px;height:20px;margin:0 12px 0 0;}
:focus-visible{outline:3px solid #e08a00;outline-offset:2px;}
.card:focus{outline:0;}
`

/** Uses a constructed sheet, which a policy against inline styles allows; engines without one get no such policy. */
export function addStyles(root: ShadowRoot): void {
  if (!('adoptedStyleSheets' in Document.prototype)) {
    const style = document.createElement('style')
    style.textContent = STYLES
    root.append(style)
    return
  }
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(STYLES)
  root.adoptedStyleSheets = [sheet]
}
