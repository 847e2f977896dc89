import { mountJobMap } from "https://jobmap.example/widget/module/index.js";
import { h, onBeforeUnmount, onMounted, ref, watch } from "vue";

const EVENTS = ["ready", "job-open", "job-close", "apply-click", "filter-change", "viewport-change", "error"];

/** An employer's job map: `:options` are the widget's, its events are emitted by the same names. */
export const JobMap = {
  props: { options: { type: Object, required: true } },
  emits: EVENTS,
  setup(props, { emit }) {
    const place = ref(null);
    let handle;
    onMounted(() => {
      handle = mountJobMap(place.value, props.options);
      for (const name of EVENTS) handle.on(name, (event) => emit(name, event));
    });
    watch(
      () => ({ ...props.options }),
      (options) => handle?.update(options),
    );
    onBeforeUnmount(() => handle?.destroy());
    return () => h("div", { ref: place });
  },
};
