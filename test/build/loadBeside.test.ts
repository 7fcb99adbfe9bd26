import { suite } from 'uvu'
import * as assert from 'uvu/assert'
import { editScript } from '../../src/build/editScript'
import { leadPast, loadBeside, passedOn } from '../../src/build/loadBeside'
import { importsOf, withImports } from '../../src/build/scriptGraph'

const test = suite('build/loadBeside')

const edit = (code: string, edits: Parameters<typeof editScript>[1]) => editScript({ code, map: '' }, edits).code

const GRAPH = new Map([
  ['main.js', []],
  ['own.js', ['main.js']],
  ['screen.js', ['own.js', 'tiles.js', 'main.js']],
  ['tiles.js', ['main.js', 'icons.js']],
  ['icons.js', []],
])
const MAIN = new Set(['main.js'])

test('what a script imports at once is told from what it asks for later', () => {
  assert.equal(importsOf('import{a as b}from"./A1.js";import"./B2.js";export{c}from"./C3.js";import("./D4.js")'), [
    'A1.js',
    'B2.js',
    'C3.js',
  ])
  assert.equal([...withImports(GRAPH, ['screen.js'])].sort(), [
    'icons.js',
    'main.js',
    'own.js',
    'screen.js',
    'tiles.js',
  ])
})

test('an import() asks for all that the wanted script imports, except for what is there', () => {
  const code = 'import"./own.js";let a=()=>import("./screen.js").then(s=>s.x),b=()=>import("./screen.js").then(look);'
  const all = 'Promise.all([import("./screen.js"),import("./tiles.js"),import("./icons.js")])'
  assert.is(
    edit(code, loadBeside(code, 'one.js', GRAPH, MAIN)),
    `import"./own.js";let a=()=>${all}.then(([m])=>m.x),b=()=>${all}.then(([m])=>m).then(look);`,
  )
})

test('and stays as it is where nothing is missing', () => {
  const code = 'import("./own.js")'
  assert.is(edit(code, loadBeside(code, 'one.js', GRAPH, MAIN)), code)
})

test('a script that only passes on is found, and one with code of its own is not', () => {
  assert.equal(passedOn('import{a as b,c}from"./B2.js";import"./main.js";export{b as m0,c as m1};')?.from, 'B2.js')
  assert.is(passedOn('import{a as b}from"./B2.js";b();export{b as m0};'), null)
  assert.is(passedOn('import{a as b}from"./B2.js";import{c}from"./C3.js";export{b as m0,c};'), null)
})

test('what asks for a part of it asks the script that has it', () => {
  const on = passedOn('import{a as b,c}from"./B2.js";export{b as m0,c as m1};')
  assert.ok(on)
  const passing = new Map([['S.js', on]])
  const code =
    'let a=()=>import("./S.js").then(e=>e.m0),b=import("./S.js").then(x=>x.m1),c=import("./Z.js").then(e=>e.m0)'
  assert.is(
    edit(code, leadPast(code, passing)),
    'let a=()=>import("./B2.js").then(e=>e.a),b=import("./B2.js").then(x=>x.c),c=import("./Z.js").then(e=>e.m0)',
  )
})

test.run()
