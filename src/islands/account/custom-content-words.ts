import type { CustomContentKind } from '~/domain/account/custom-content-schema'

/** The texts of each kind of custom content. */
export const KIND_WORDS: Readonly<Record<CustomContentKind, Readonly<Record<'title' | 'one' | 'hint' | 'add', string>>>> = {
  certificate: {
    title: 'Certificates',
    one: 'Certificate',
    hint: 'On the page about you. The day after its last one, pages say that it has expired; thirty days before, you are reminded.',
    add: 'Add a Certificate',
  },
  photo: {
    title: 'Photos of the Mill',
    one: 'Photo',
    hint: 'Of the mill and of its people, on the page about you; nothing is shown until one is there.',
    add: 'Add a Photo',
  },
  notice: {
    title: 'Notices to Visitors',
    one: 'Notice',
    hint: 'A line over every page, from its first day to its last, in each language in which you write it.',
    add: 'Add a Notice',
  },
  question: {
    title: 'Questions',
    one: 'Question',
    hint: 'With their answers, after the questions on the home page, in each language in which you write them.',
    add: 'Add a Question',
  },
}
