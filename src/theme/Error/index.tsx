// Change: the same crash page as inside the layout, without the layout: when this is shown, the layout may be what crashed.
export {CrashPage as default} from '@site/src/components/ui/CrashPage';
